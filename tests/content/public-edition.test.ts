import path from "node:path";
import { expect, test } from "vitest";
import { navigationFile } from "../../src/clinic/navigation.ts";
import { loadShell } from "../../src/clinic/shell/load-shell.ts";
import { testimonialsFile } from "../../src/clinic/testimonials.ts";
import { loadSignFinder } from "../../src/signs/finder/load.ts";
import { pageModule } from "../../src/site/page-module.ts";
import { readSite } from "../../src/site/read-site.ts";
import { type ChangedContent, changeContent, review, unsign } from "../changed-content.ts";

/* A build for the public shows what is settled, leaves out the rest, and fails without what it must have. */

const unconfirmed = (field: string) => ({ [`${field}.status`]: "unconfirmed" });
const sample = (field: string) => ({ [`${field}.sample`]: true });

/** All that the public site says, as data. */
function publicTexts(folder: string): string {
  const site = readSite(folder, "public");
  const pages = site.pages.map((page) => [page.path, pageModule(site, page)]);
  return JSON.stringify([loadShell(site), loadSignFinder(site), pages]);
}

/** The tests' clinic, where all kinds of content lead to an article and to a service. */
function withLinks(): ChangedContent {
  const content = changeContent();
  const [article, service] = ["/blog/first-visit", "/services/microchips"];
  content.set("areas/taylors.mdx", {
    quote: { text: "Took the long way.", attribution: "Us", sample: false },
    description: `Take [our list](${article}#what-to-bring), [chips](${service}), {clinic.biteOffice}.`,
  });
  content.set("pages/home.yaml", { "firstVisit.page": article });
  content.set("questions.yaml", { "payment.link.path": `${service}#why-bother` });
  content.set("signs.yaml", { "list.itching.readMore": article });
  content.set("redirects.yaml", { "/services/breeding.to": article, "/über-uns.to": service });
  content.set("navigation.yaml", { "quickLinks.Blog.path": service });
  return content;
}

/** Fields that may be unsettled, what marks them as such, and words that show only if they are settled. */
const unsettled: [file: string, field: string, how: (field: string) => object, words: string][] = [
  ["clinic.yaml", "sms", unconfirmed, "834-4201"],
  ["clinic.yaml", "fax", unconfirmed, "834-4202"],
  ["clinic.yaml", "hours", unconfirmed, "5:30 PM"],
  ["clinic.yaml", "hours", unconfirmed, "17:30"],
  ["clinic.yaml", "coordinates", unconfirmed, "34.9713"],
  ["clinic.yaml", "priceRange", unconfirmed, "$$$"],
  ["clinic.yaml", "afterHoursHospital.chosen.(864) 232-1878", unconfirmed, "232-1878"],
  ["clinic.yaml", "biteOffice.phone", unconfirmed, "834-4250"],
  ["money.yaml", "estimate", unconfirmed, "low end"],
  ["team.yaml", "Dee", unconfirmed, "Dee picks up"],
  ["testimonials.yaml", "Ida", sample, "so four stars"],
  ["areas/taylors.mdx", "quote", sample, "Took the long way"],
];

test("what is not settled is left out, with all that leads to it, and stops nothing", () => {
  const content = withLinks();
  const settled = publicTexts(content.folder);
  for (const [file, field, how] of unsettled) content.set(file, { ...how(field) });
  unsign(content, "/services/microchips", "/blog/first-visit");
  const shown = publicTexts(content.folder);
  const { stops, leftOut } = content.load().unsettled;
  expect(stops).toEqual([]);
  for (const [file, field, , words] of unsettled) {
    expect([settled.includes(words), shown.includes(words)], words).toEqual([true, false]);
    expect(leftOut).toContainEqual(expect.objectContaining(content.placeOf(file, field)));
  }
  for (const page of ["/services/microchips", "/blog/first-visit"]) {
    expect([settled.includes(page), shown.includes(page)], page).toEqual([true, false]);
  }
  // A link to a page that is left out becomes plain words.
  expect(shown).toMatch(/our list.+chips/);
});

const chips = "services/microchips.mdx";

test.each([
  ["a mark where none can be", chips, "title:", "status: unconfirmed\ntitle:"],
  ["a fact for a mark", "money.yaml", "status: confirmed", "status: '{figures.state}'"],
  ["a technician’s signature", "signatures.yaml", /name: Dr[^,]*/, "name: Dee"],
  ["a lawyer’s hyphen", "signatures.yaml", "A. Lawyer", "'-'"],
  ["a misspelled field", chips, "title", "tittle"],
  ["an empty file", chips, /[\s\S]*/, ""],
])("%s stops the public site", (_, file, from, to) => {
  const content = changeContent();
  content.set("figures.yaml", { state: "unconfirmed" });
  content.write(file, content.read(file).replace(from, to));
  expect(() => readSite(content.folder, "public")).toThrow(`${content.folder}/${file}`);
});

test("of a list, every entry that is not settled goes, and messages name it", () => {
  const content = changeContent();
  const reviews = [..."ABCD"].map((name) => ({ ...review(name, "2025-03"), sample: name !== "C" }));
  content.set("testimonials.yaml", { "": reviews });
  const names = () =>
    readSite(content.folder, "public")
      .get(testimonialsFile)
      .map(({ name }) => name);
  expect(names()).toEqual(["C"]);
  content.set("testimonials.yaml", { "C.rating": "five" });
  expect(names).toThrow("Testimonials › C › Rating: is “five”");
});

test("what would be left without enough goes along, or says why it stops", () => {
  const content = withLinks();
  const path = "/blog/first-visit";
  const left = [`https://vet.org${path}`, "/services/breeding", "/contact#question-walk-in"];
  unsign(content, path);
  content.set("questions.yaml", { "walk-in.status": "unconfirmed" });
  content.write(chips, `${content.read(chips)}\n${left.map((one) => `[a](${one})`)}\n`);
  const page = { kind: "page", name: "New", path };
  content.set("navigation.yaml", {
    "header.Blog.dropdown": [page],
    "siteMap.Blog & Resources.pages": [page],
  });
  const { pages, get } = readSite(content.folder, "public", "https://vet.org");
  expect(JSON.stringify(pages)).toContain("a,a,a");
  expect(JSON.stringify(get(navigationFile))).not.toContain(path);
  content.set("navigation.yaml", { helpLinks: [{ name: "New", path }] });
  const message = `Help links › New › Page or web address leads to ${path}, which the public site leaves out`;
  const stop = { field: "helpLinks", message: expect.stringContaining(message) };
  expect(content.load().unsettled.stops).toMatchObject([stop]);
  expect(() => readSite(content.folder, "public", "https://vet.org")).toThrow(
    expect.objectContaining({ problems: [expect.objectContaining(stop)] }),
  );
});

test("what the site cannot be without stops it, and what cannot be real, each at its place", () => {
  const content = changeContent();
  for (const field of ["name", "phone", "booking", "emergencyLine"])
    content.set("clinic.yaml", unconfirmed(field));
  content.set("clinic.yaml", { "email.value": "hello@clinic.example" });
  unsign(content, "/services/emergency", "/privacy-policy");
  const numbers = ["(864) 555-0142", "+18645550199", "555‑0100", "(864) 000-0000", "123.234.1234"];
  const words = ["TODO", "Call [number].", "Ask Dr. Ana Lee", "and each one got its own exam"];
  const made = [...numbers, "book.Example.com", "localhost:3000", ...words];
  content.write(chips, `${content.read(chips)}\n${made.join("\n\n")}\n`);
  const lines = content.read(chips).split("\n");
  const { stops } = content.load().unsettled;
  expect(stops.map(({ file, field }) => `${path.basename(file)} ${field}`.trim())).toEqual([
    "clinic.yaml name",
    "clinic.yaml phone",
    "clinic.yaml booking",
    "clinic.yaml emergencyLine",
    "clinic.yaml email.value",
    ...made.map(() => path.basename(chips)),
    ...["signatures.yaml", "signatures.yaml"],
  ]);
  expect(stops.slice(5, -2).map(({ line = 0 }) => lines[line - 1])).toEqual(made);
  expect(() => readSite(content.folder, "public")).toThrow(
    expect.objectContaining({ problems: stops }),
  );
  expect(() => readSite(content.folder, "preview")).not.toThrow();
});

test("the launch check names what visitors ask for, and what may be wrong", () => {
  const content = changeContent();
  content.set("clinic.yaml", { "afterHoursHospital.chosen": [], "biteOffice.phone": undefined });
  content.set("money.yaml", { prices: undefined });
  const real = ["For example. Test", "(864)\n555-1234", "best-example.com", "Teeth [PDF]", "Todo"];
  content.write(chips, `${content.read(chips)}\n${real.join("\n\n")}\n`);
  for (const name of ["IMG_1.JPG", "front door.jpg", "later.jpg"])
    content.write(`photos/${name}`, "");
  const line = content.read(chips).split("\n").indexOf("(864)") + 1;
  expect(content.load().unsettled).toMatchObject({
    stops: [],
    visitorsAsk: [
      { field: "afterHoursHospital.chosen", message: "is missing" },
      { field: "biteOffice.phone", message: "is missing" },
      { file: expect.stringMatching(/team\.yaml$/), message: "is not confirmed" },
      { field: "prices", expected: expect.stringContaining("an exam, shots, a spay") },
    ],
    toDecide: [{ message: "Who wrote the articles?" }],
    warnings: [
      { message: "“Do you see hedgehogs?” has no answer" },
      { line, message: "has (864)\n555-1234, which is no number of the clinic" },
      { message: "“Do you operate on hedgehogs?” has no answer" },
      { expected: expect.stringContaining("its ending in small letters") },
      { expected: expect.stringContaining("letters, digits and hyphens alone") },
      { file: expect.stringMatching(/later\.jpg$/), expected: "a page that names it" },
    ],
  });
});
