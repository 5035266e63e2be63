import { rmSync } from "node:fs";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  type ChangedContent,
  changeContent,
  type Fields,
  removeWays,
  review,
  setTeam,
  veterinarian,
} from "../../tests/changed-content.ts";
import { loadSite } from "../routes/load-site.ts";
import { routes } from "../routes/routes.ts";
import { loadShell } from "./load-shell.ts";
import type { Site } from "./site.ts";

/* What the public gets of what is not confirmed: nothing. A preview shows it, and says so. */

const real = {
  "phone.display": "(864) 834-4200",
  "sms.display": "(864) 834-4201",
  "fax.display": "(864) 834-4202",
  "email.value": "hello@clinic.vet",
  "booking.url": "https://booking.vet/clinic",
};
const needed = [...Object.keys(real).map((field) => field.split(".")[0] ?? ""), "name"];

let content: ChangedContent;
beforeEach(() => {
  content = changeContent();
  content.set("clinic.yaml", { ...real, ...statuses("confirmed") });
  content.set("signs.yaml", { approved: "2026-01-31T09:30", approvedBy: "Dr. Ana Lee" });
});
afterEach(() => rmSync(content.folder, { recursive: true }));

const statuses = (status: string, fields = needed) =>
  Object.fromEntries(fields.map((field) => [`${field}.status`, status]));

const forThePublic = () => loadSite(content.folder, "public");

/** What all pages show. */
const allPages = (site: Site) =>
  JSON.stringify(site.routes.map((route) => routes.loadPageData(site, route)));

test("for the public, contacts and name are confirmed and could be real, and the signs are signed", () => {
  content.set("clinic.yaml", {
    ...statuses("unconfirmed"),
    "sms.status": "confirmed",
    "sms.display": "(864) 555-0101",
  });
  content.set("signs.yaml", { approved: undefined, approvedBy: undefined });
  const refused = [
    ...needed.map((field) => ({ file: "content/clinic.yaml", field })),
    { file: "content/signs.yaml", field: "approved" },
  ].map((place) => expect.objectContaining(place));
  expect(forThePublic).toThrow(expect.objectContaining({ problems: refused }));
  expect(() => loadSite(content.folder, "preview")).not.toThrow();
});

test("for the public, a clinic without texts, fax or online booking needs none", () => {
  removeWays(content);
  expect(forThePublic).not.toThrow();
});

test("the public gets no hospital, point or price range that is not confirmed; a preview has them", () => {
  const name = "Hospital of the Tests";
  const chosen = [{ name, phone: "(864) 834-4299", minutes: 20, checked: "2026-01-31" }];
  const facts = ["afterHoursHospital", "coordinates", "priceRange"];
  content.set("clinic.yaml", {
    "afterHoursHospital.chosen": chosen,
    coordinates: { latitude: 34.96543, longitude: -82.43 },
    priceRange: { value: "$$$$" },
  });
  const shown = (edition: "public" | "preview") => {
    const site = loadSite(content.folder, edition);
    const all = [
      allPages(site),
      JSON.stringify(loadShell(site)),
      ...routes.listPageFiles(site).values(),
    ];
    return [name, "834-4299", "34.96543", "$$$$"].filter((fact) => all.join().includes(fact));
  };
  content.set("clinic.yaml", statuses("unconfirmed", facts));
  expect(shown("preview")).toHaveLength(4);
  expect(shown("public")).toEqual([]);
  content.set("clinic.yaml", statuses("confirmed", facts));
  expect(shown("public")).toHaveLength(4);
});

test("a list that had samples alone is a problem with a sentence", () => {
  const questions = content.get("questions.yaml", "") as object[];
  const samples = questions.map((question) => ({ ...question, sample: true }));
  content.set("questions.yaml", { "": samples });
  const message = "has 0 items once its samples are left out";
  const problem = expect.objectContaining({ file: "content/questions.yaml", message });
  expect(forThePublic).toThrow(expect.objectContaining({ problems: [problem] }));
});

test("no page has a name that its words stand for until it is confirmed", () => {
  const name = "Dr. Nobody Yet";
  setTeam(content, [{ ...veterinarian(name), status: "unconfirmed" }]);
  const site = loadSite(content.folder);
  const texts = [allPages(site), JSON.stringify(loadShell(site))];
  expect(texts.filter((text) => text.includes(name)).length).toBe(0);
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
    "printedCard.spanish.sample": true,
    "printedCard.spanish.title": spanish,
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

test("without a real review, the public is told that there is none, and no link leads to any", () => {
  const samples = [{ ...review("Ann", "2026-03"), sample: true }];
  content.set("testimonials.yaml", { "": samples });
  const site = forThePublic();
  const dataOf = (path: string) => {
    const route = site.routes.find((one) => one.path === path);
    if (route === undefined) throw new Error(`No page at ${path}`);
    return { route, content: routes.loadPageData(site, route).content };
  };
  const { noReviews, googleNote } = content.get("pages/testimonials.yaml", "") as Fields;
  expect(dataOf("/testimonials").content).toMatchObject({
    reviews: [],
    notes: [noReviews, googleNote].filter(Boolean).join(" "),
  });
  for (const [path, part] of [
    ["/testimonials", "reviews"],
    ["/", "testimonials"],
  ] as const) {
    const idsIn = (read: Site) =>
      routes.anchorsOf(read, dataOf(path).route)?.map(({ id }) => id) ?? [];
    expect(idsIn(site)).not.toContain(part);
    expect(idsIn(loadSite(content.folder, "preview"))).toContain(part);
  }
});

test("only a preview says that it is one", () => {
  const noteOf = (edition: "local" | "preview" | "public") =>
    loadShell(loadSite(content.folder, edition)).previewNote;
  expect(noteOf("preview")).toBe(content.get("labels.yaml", "preview"));
  expect([noteOf("local"), noteOf("public")]).toEqual([undefined, undefined]);
});
