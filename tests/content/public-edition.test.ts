import path from "node:path";
import { expect, test } from "vitest";
import { pageModule } from "../../src/assemble/page-module.ts";
import { readSite } from "../../src/assemble/read-site.ts";
import { loadShell } from "../../src/clinic/load-shell.ts";
import { loadSearch } from "../../src/signs/search/load-search.ts";
import { changeContent } from "../support/changed-content.ts";

/* A build for the public stops while anything is left to do, and has no drafts. */

const chips = "services/microchips.mdx";

/** All that a site says, as data. */
function textsOf(folder: string, edition: "public" | "preview"): string {
  const site = readSite(folder, edition);
  const pages = site.pages.map((page) => [page.path, pageModule(site, page)]);
  return JSON.stringify([loadShell(site), loadSearch(site), pages]);
}

test("each mark, and what cannot be real, is one thing to do, which its line says", () => {
  const content = changeContent();
  const confirm = "not confirmed yet. Confirm what is right";
  const marks = [
    ["clinic.yaml ", "not confirmed yet. At its end, confirm all of it"],
    ["prices.yaml ", "not confirmed yet. At its end, confirm all of it"],
    ["testimonials.yaml 0", "made up. Delete it, and add a real one"],
    ["questions.yaml 0", `${confirm}, or delete it`],
    ["team.yaml 3", `${confirm}, or delete it`],
  ];
  for (const [name = ""] of marks) {
    const [file = "", field] = name.split(" ");
    const [key, value] =
      file === "testimonials.yaml" ? ["sample", true] : ["status", "unconfirmed"];
    content.set(file, { [[field, key].filter(Boolean).join(".")]: value });
  }
  // What is in a marked entry is no second thing to do.
  content.set("team.yaml", { "3.role": "TBD" });
  content.set("clinic.yaml", { email: "hello@clinic.example" });
  content.set("approvals.yaml", { "": [] });
  const words = `(864) 555-0142, +18645550199, 555‑0100, (864) 000-0000, 123.234.1234, (888) 888-8888,
    a@test.com, book.Example.com, localhost:3000, TODO, Call [number]., Ask dr. Ana Lee,
    tbd, Xxx, TBA, A ???, Bio goes here, Insert bio here, LOREM IPSUM, Photos coming soon`;
  const made = words.split(/,\s+/);
  content.write(chips, `${content.read(chips)}\n${made.join("\n\n")}\n`);
  const lines = content.read(chips).split("\n");
  const { problems } = content.load();
  const named = problems.map(({ file, field, message, line = 0 }) =>
    file.endsWith(chips) ? lines[line - 1] : [`${path.basename(file)} ${field}`, message],
  );
  const unapproved = (message: string) => ["approvals.yaml ", expect.stringContaining(message)];
  expect(named).toHaveLength(36);
  expect(named).toEqual(
    expect.arrayContaining([
      ...marks,
      ["clinic.yaml email", expect.stringContaining("Replace it")],
      ...made,
      unapproved("not approved by a veterinarian yet"),
      unapproved(
        "not approved by a lawyer yet. Read it on the preview, and paste its line into Approvals",
      ),
    ]),
  );
  expect(() => readSite(content.folder, "public")).toThrow(`, 36 things are to do:`);
});

test("a draft is on the preview, with a mark, and nowhere in public, where lists follow", () => {
  const content = changeContent();
  const [article, service] = ["/blog/first-visit", "/services/microchips"];
  const town = "/service-areas/greer";
  for (const file of [chips, "articles/first-visit.mdx", "areas/greer.mdx"])
    content.set(file, { draft: true });
  content.set("articles/first-visit.mdx", { date: "2999-01-31" });
  const linksToDrafts = () =>
    content
      .load()
      .problems.filter(({ message }) => message.startsWith("leads"))
      .map(({ file, message }) => [path.basename(file), message.split(",")[0]]);
  content.set("pages/home.yaml", { "firstVisit.page": article });
  const link = content.get("questions.yaml", "payment.link");
  content.set("questions.yaml", { "payment.link": { label: "A", path: `${service}#why-bother` } });
  expect(linksToDrafts()).toEqual([
    ["questions.yaml", `leads to ${service}#why-bother`],
    ["home.yaml", `leads to ${article}`],
    ["taylors.mdx", `leads to ${article}#what-to-bring`],
    ["surgery.mdx", `leads to ${article}`],
  ]);
  // From an address that has moved, visitors get another page.
  content.set("redirects.yaml", { "": [{ from: article, to: "/blog" }] });
  content.set("pages/home.yaml", { "firstVisit.page": "/blog/senior-pets" });
  content.set("questions.yaml", { "payment.link": { label: "A", path: `${town}.html` } });
  expect(linksToDrafts()).toEqual([["questions.yaml", `leads to ${town}.html`]]);
  content.set("questions.yaml", { "payment.link": link });
  const [preview, published] = [
    textsOf(content.folder, "preview"),
    textsOf(content.folder, "public").replaceAll(`"href":"${article}`, ""),
  ];
  for (const page of [article, service, town]) {
    expect(preview).toContain(page);
    expect(published).not.toContain(page);
  }
  expect(preview.match(/"isDraft":true/g)).toHaveLength(5);
  content.set("redirects.yaml", { "": [{ from: article, to: article }] });
  expect(content.load).toThrow("which has moved, too");
});

test.each([
  ["a mark where none can be", chips, "title:", "status: unconfirmed\ntitle:"],
  ["a fact for a mark", "prices.yaml", "status: confirmed", "status: '{figures.state}'"],
  ["a technician’s approval", "approvals.yaml", /by: Dr.*/, "by: Dee"],
  ["a doctor’s approval of a policy", "approvals.yaml", "A. Lawyer", "Dr. Sol Ó Briain"],
  ["no lawyer", "approvals.yaml", "A. Lawyer", "none yet"],
  ["a doctor without “Dr.” as a lawyer", "approvals.yaml", "A. Lawyer", "Sol Ó Briain"],
  ["a reading before the clinic", "approvals.yaml", "on: 2026", "on: 1999"],
  ["a policy that is a draft", "legal/privacy-policy.mdx", "title:", "draft: true\ntitle:"],
])("%s stops every build", (_, file, from, to) => {
  const content = changeContent();
  content.set("figures.yaml", { state: "unconfirmed" });
  content.write(file, content.read(file).replace(from, to));
  expect(() => readSite(content.folder)).toThrow(`${content.folder}/${file}`);
});

test("what can hurt somebody is worth a look", () => {
  const content = changeContent();
  const hospitals = "afterHoursHospital.chosen";
  content.set("clinic.yaml", { [`${hospitals}.1.checked`]: "2025-01-31" });
  const real = [
    "For example. Test",
    "(864)\n834-1234",
    "best-example.com",
    "Teeth [PDF]",
    "Todo",
    "Free???",
  ];
  content.write(chips, `${content.read(chips)}\n${real.join("\n\n")}\n`);
  const line = content.read(chips).split("\n").indexOf("(864)") + 1;
  const asked = { "0.answer": "Call (864) 834-9999.", "0.status": "confirmed" };
  content.set("questions.yaml", asked);
  const found = () => content.load().problems.filter(({ severity }) => severity === "worth a look");
  expect(found()).toMatchObject([
    { line, message: "has (864)\n834-1234, which is no number of the clinic" },
    { field: `${hospitals}.1`, message: expect.stringContaining("last called on 2025-01-31") },
  ]);
  content.set("clinic.yaml", { [hospitals]: [] });
  expect(found()[1]).toMatchObject({ field: hospitals });
});
