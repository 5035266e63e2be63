import { rmSync } from "node:fs";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type ChangedContent, changeContent, review } from "../../tests/changed-content.ts";
import { loadSite, routes } from "../routes/load-site.ts";
import { loadShell } from "./load-shell.ts";
import type { Site } from "./site.ts";

/* What the public gets of what is not confirmed: nothing. A preview shows it, and says so. */

const real = {
  "phone.display": "(864) 834-4200",
  "text.display": "(864) 834-4201",
  "fax.display": "(864) 834-4202",
  "email.value": "hello@clinic.vet",
  "booking.url": "https://booking.vet/clinic",
};
const contacts = Object.keys(real).map((field) => field.split(".")[0] ?? "");

let content: ChangedContent;
beforeEach(() => {
  content = changeContent();
  content.set("clinic.yaml", real);
  content.set("clinic.yaml", statuses("confirmed"));
});
afterEach(() => rmSync(content.folder, { recursive: true }));

const statuses = (status: string) =>
  Object.fromEntries(contacts.map((contact) => [`${contact}.status`, status]));

const forThePublic = () => loadSite(content.folder, "public");

/** What all pages show. */
const allPages = (site: Site) =>
  JSON.stringify(site.routes.map((route) => routes.loadPageData(site, route).data));

test("for the public, contacts are confirmed, and could be real", () => {
  content.set("clinic.yaml", {
    ...statuses("unconfirmed"),
    "text.status": "confirmed",
    "text.display": "(864) 555-0101",
  });
  const file = "content/clinic.yaml";
  const refused = contacts.map((field) => expect.objectContaining({ file, field }));
  expect(forThePublic).toThrow(expect.objectContaining({ problems: refused }));
  expect(() => loadSite(content.folder, "preview")).not.toThrow();
});

test("no page has a name that its words stand for until it is confirmed", () => {
  const name = "Dr. Tess Ting";
  content.set("clinic.yaml", { "veterinarian.name": name, "veterinarian.status": "unconfirmed" });
  const site = loadSite(content.folder);
  expect(`${allPages(site)}${JSON.stringify(loadShell(site))}`).not.toContain(name);
});

test("for the public, samples are left out with what belongs to them", () => {
  const sampleText = "A story of the tests.";
  content.set("testimonials.yaml", {
    "": [
      { ...review("Ann", "2026-03"), text: sampleText, sample: true },
      { ...review("Bo", "2026-04"), text: "A real story." },
    ],
  });
  const town = content.files("areas/*.mdx").find((file) => /kind: quote/.test(content.read(file)));
  content.set(town ?? "", { "idea.quote.sample": true, "idea.quote.text": sampleText });
  const spanish = "Una tarjeta.";
  content.set("services/emergency.mdx", {
    "emergencyCard.spanish.sample": true,
    "emergencyCard.spanish.title": spanish,
  });
  const site = forThePublic();
  const pages = allPages(site);
  expect(pages).toContain("A real story.");
  expect(pages).not.toContain(sampleText);
  expect(pages).not.toContain(spanish);
  const files = [`content/${town}`, "content/services/emergency.mdx", "content/testimonials.yaml"];
  expect(site.leftOut).toEqual(expect.arrayContaining(files));
  const preview = allPages(loadSite(content.folder, "preview"));
  expect(preview).toContain(sampleText);
  expect(preview).toContain(spanish);
});

test("only a preview says that it is one", () => {
  const noteOf = (edition: "local" | "preview" | "public") =>
    loadShell(loadSite(content.folder, edition)).previewNote;
  expect(noteOf("preview")).toBe(content.get("labels.yaml", "preview"));
  expect([noteOf("local"), noteOf("public")]).toEqual([undefined, undefined]);
});
