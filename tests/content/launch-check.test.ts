import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ContentError } from "../../app/content-model/problems.ts";
import { projectFolders } from "../../app/content-model/read-site.ts";
import { placeholderOrigin } from "../../app/policies/site-origin.ts";
import { loadSite } from "../../app/prerender/load-site.ts";
import type { Blocker } from "../../tools/launch-check/blocker.ts";
import { findLaunchBlockers } from "../../tools/launch-check/find-launch-blockers.ts";
import { formatReport } from "../../tools/launch-check/report.ts";

/*
 * What may not go public, found in a copy of the content and in small built sites. In the copy every
 * mark is set back, so that these tests hold before and after the owner has settled things.
 */

const realOrigin = "https://www.travelers-rest-vet.com";
const { testimonials } = loadSite();
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "launch-"));
  cpSync(projectFolders.content, path.join(folder, "content"), { recursive: true });
  mkdirSync(path.join(folder, "built"));
  replaceEverywhere(/(?<=\b(?:s|[a-z]S)tatus: )confirmed\b/g, "unconfirmed");
  replaceEverywhere(/\bsample: false\b/g, "sample: true");
  replaceEverywhere(/^reviewed: .*\n/gm, "");
});

afterEach(() => rmSync(folder, { recursive: true }));

const read = (file: string) => readFileSync(path.join(folder, "content", file), "utf8");

function replaceEverywhere(from: RegExp, to: string): void {
  const content = path.join(folder, "content");
  for (const name of readdirSync(content, { recursive: true, encoding: "utf8" })) {
    if (!/\.(yaml|mdx)$/.test(name)) continue;
    writeFileSync(path.join(content, name), read(name).replace(from, to));
  }
}

function edit(file: string, from: string | RegExp, to: string): void {
  const before = read(file);
  const after = before.replace(from, () => to);
  expect(after, `${file} has no ${from}`).not.toBe(before);
  writeFileSync(path.join(folder, "content", file), after);
}

/** Writes a group of fields of clinic.yaml anew. */
function setFact(group: string, field: string, value: string, status: string): void {
  edit("clinic.yaml", new RegExp(`\\n${group}:\\n(?: {2}.*\\n)+`), "\n");
  edit(
    "clinic.yaml",
    /^/,
    `${group}:\n  ${field}: ${JSON.stringify(value)}\n  status: ${status}\n`,
  );
}

/** Findings of the copy; the built site is the pages given, by their file names. */
function find(pages: Record<string, string> = {}, origin = realOrigin): Blocker[] {
  const built = path.join(folder, "built");
  for (const [name, html] of Object.entries(pages)) writeFileSync(path.join(built, name), html);
  return findLaunchBlockers({
    content: path.join(folder, "content"),
    origin,
    built: { folder: built, addresses: ["/", "/about"], sampleLabel: "Sample review" },
  });
}

/** `content/clinic.yaml: phone`, for each finding. */
const places = (blockers: readonly Blocker[]) =>
  blockers.map(({ file, field }) => `${file}: ${field}`);

describe("the content", () => {
  test("every stand-in and every doubt is named, with file and line", () => {
    const claims = read("claims.yaml").match(/^- claim: /gm) ?? [];
    const inAreas = readdirSync(path.join(folder, "content/areas"))
      .sort()
      .flatMap((name) => [
        ...(read(`areas/${name}`).includes("\nneighborhoodsStatus: ")
          ? [`content/areas/${name}: neighborhoods`]
          : []),
        ...(read(`areas/${name}`).includes("\nquote:") ? [`content/areas/${name}: quote`] : []),
      ]);
    const inArticles = readdirSync(path.join(folder, "content/articles"))
      .sort()
      .map((name) => `content/articles/${name}: reviewed`);
    expect(inArticles.length).toBeGreaterThan(0);
    expect(testimonials.length).toBeGreaterThan(0);
    expect(claims.length).toBeGreaterThan(14);
    const blockers = find({}, placeholderOrigin);
    expect(places(blockers)).toEqual([
      ...["lastTurns", "parking", "door", "callFromCar", "stepFree"].map(
        (field) => `content/arriving.yaml: ${field}`,
      ),
      ...[
        "name",
        "phone",
        "emergencyLine",
        "text",
        "fax",
        "email",
        "booking",
        "coordinates",
        "hours",
        "priceRange",
        "veterinarian",
        "afterHoursHospital",
      ].map((field) => `content/clinic.yaml: ${field}`),
      "content/money.yaml: estimate",
      ...testimonials.map((_, index) => `content/testimonials.yaml: entry ${index + 1}`),
      ...inAreas,
      ...inArticles,
      ...claims.map((_, index) => `content/claims.yaml: entry ${index + 1}`),
      "app/policies/site-origin.ts: SITE_ORIGIN",
    ]);
    expect(blockers.filter(({ line }) => line === undefined)).toEqual([]);
  });

  test("the line is the one on which the field stands", () => {
    edit(
      "areas/greer.mdx",
      "\nillustration:",
      "\nquote:\n  text: Hm\n  attribution: Ann\n  sample: true\nillustration:",
    );
    const blockers = find();
    const lineOf = (file: string, field: string) => {
      const found = blockers.find(
        (blocker) => blocker.file === `content/${file}` && blocker.field === field,
      );
      return read(file).split("\n")[(found?.line ?? 0) - 1];
    };
    expect(lineOf("clinic.yaml", "phone")).toBe("phone:");
    expect(lineOf("testimonials.yaml", "entry 2")).toBe(`- name: ${testimonials[1]?.name}`);
    expect(lineOf("areas/greer.mdx", "quote")).toBe("quote:");
    expect(lineOf("claims.yaml", "entry 3")).toMatch(/^- claim: /);
    const [origin] = find({}, placeholderOrigin).filter(({ field }) => field === "SITE_ORIGIN");
    expect(readFileSync(origin?.file ?? "", "utf8").split("\n")[(origin?.line ?? 0) - 1]).toContain(
      placeholderOrigin,
    );
  });

  test("each says what stands there, what to put there, and why", () => {
    for (const { value, todo, why, file } of find({}, placeholderOrigin)) {
      for (const sentence of [value, todo, why]) expect(sentence, file).toMatch(/\S/);
    }
    setFact("phone", "display", "(864) 555-0142", "unconfirmed");
    const blockers = find();
    expect(blockers.find(({ field }) => field === "phone")?.value).toBe("(864) 555-0142");
    const reviews = blockers.filter(({ kind }) => kind === "sample");
    for (const { why } of reviews) expect(why).toContain("16 CFR Part 465");
    const claim = blockers.find(({ value }) => value.includes("Ultrasound"));
    expect(claim?.todo).toContain("Do you have ultrasound?");
    expect(claim?.why).toContain("content/services/imaging.mdx");
  });
});

describe("marks", () => {
  test("a field that nobody knew of is found by its mark", () => {
    writeFileSync(
      path.join(folder, "content/staff.yaml"),
      "people:\n  - name: Ann\n    license:\n      number: 12\n      status: unconfirmed\n    petsStatus: unconfirmed\n    pets: [Pim]\nhoursStatus: unconfirmed\nteam:\n  sample: true\n  text: We\n",
    );
    const found = find().filter(({ file }) => file === "content/staff.yaml");
    expect(found.map(({ field, line, value, kind }) => [field, line, value, kind])).toEqual([
      ["people, entry 1, license", 3, "number: 12", "unconfirmed"],
      ["people, entry 1, pets", 7, "Pim", "unconfirmed"],
      ["team", 9, "We", "sample"],
      ["hoursStatus", 8, "unconfirmed", "unconfirmed"],
    ]);
    for (const { todo, why } of found) expect(todo + why).toMatch(/\S/);
  });

  test("what is confirmed and real is no finding", () => {
    setFact("phone", "display", "(864) 834-9999", "confirmed");
    expect(places(find()).join()).not.toContain("clinic.yaml: phone");
  });

  test("an empty place for a fact says that nothing is there yet; the owner may leave it so", () => {
    const parking = () =>
      find().find(({ file, field }) => file === "content/arriving.yaml" && field === "parking");
    expect(parking()).toMatchObject({ value: "nothing yet", kind: "unconfirmed" });
    expect(parking()?.todo).toContain("Where to park");
    edit("arriving.yaml", "parking:\n  status: unconfirmed", "parking:\n  status: confirmed");
    expect(parking()).toBeUndefined();
  });

  test("an article with the day of its review is no finding", () => {
    const place = "content/articles/first-visit.mdx: reviewed";
    expect(places(find())).toContain(place);
    edit("articles/first-visit.mdx", "\nslug:", "\nreviewed: 2025-06-30\nslug:");
    expect(places(find())).not.toContain(place);
  });

  test("a file that cannot be read is never taken for a good one", () => {
    edit("testimonials.yaml", /- name: .*/, "- name: [Dana");
    expect(() => find()).toThrow(ContentError);
  });
});

describe("a confirmed value that cannot be real", () => {
  test.each([
    ["phone", "display", "(864) 555-0142"],
    ["text", "display", "(864) 555-0190"],
    ["fax", "display", "(864) 555-0199"],
    ["email", "value", "hello@clinic.example"],
    ["booking", "url", "https://book.example.com/clinic"],
    ["veterinarian", "name", "Dr. [name]"],
  ])("%s", (group, field, value) => {
    setFact(group, field, value, "confirmed");
    const found = find().filter((blocker) => blocker.field.startsWith(group));
    expect(found.map((blocker) => [blocker.kind, blocker.field, blocker.line])).toEqual([
      ["stand-in", `${group}, ${field}`, 2],
    ]);
    expect(value).toContain(found[0]?.value);
  });

  test.each([
    ["864.555.0142", "864.555.0142"],
    ["+18645550199", "8645550199"],
    ["call 555‑0100 now", "555‑0100"],
    ["Book at https://book.Example.com/x", "book.Example.com"],
    ["a@clinic.invalid.", "clinic.invalid"],
    ["www.clinic.test/x", "www.clinic.test"],
    ["We trained at [school] in", "[school]"],
    ["[Write about the doctor here]", "[Write about the doctor here]"],
  ])("in a text: %s", (text, found) => {
    edit("articles/first-visit.mdx", "## What to bring", `${text}\n\n## What to bring`);
    edit("pages/about.yaml", "title: About Our Practice", `title: ${JSON.stringify(text)}`);
    const standIns = find().filter(({ kind }) => kind === "stand-in");
    expect(standIns.map(({ file, field, value }) => [file, field, value])).toEqual([
      ["content/articles/first-visit.mdx", "text", found],
      ["content/pages/about.yaml", "title", found],
    ]);
    const lines = readFileSync(path.join(folder, "content/articles/first-visit.mdx"), "utf8");
    expect(lines.split("\n")[(standIns[0]?.line ?? 0) - 1]).toBe(text);
  });

  test.each([
    "For example. Test the food first",
    "555 of 0100",
    "864-555-1234",
    "Read [the page](/about) or [this one](https://a.vet/x)",
    "the best-example.com",
    "- [ ] a box",
    "- [x] a box with a [link](/about)",
  ])("no false alarm: %s", (text) => {
    edit("articles/first-visit.mdx", "## What to bring", `${text}\n\n## What to bring`);
    expect(find().filter(({ kind }) => kind === "stand-in")).toEqual([]);
  });

  test("a review from before the clinic was founded", () => {
    edit("testimonials.yaml", /date: .*\n {2}sample: true/, "date: 2024-12\n  sample: false");
    expect(find()).toContainEqual(
      expect.objectContaining({
        kind: "stand-in",
        file: "content/testimonials.yaml",
        field: "entry 1, date",
        value: "2024-12",
      }),
    );
    edit("testimonials.yaml", "date: 2024-12", "date: 2025-01");
    expect(places(find()).join()).not.toContain("entry 1, date");
  });

  test.each([
    ["2025-11-30", "2026-11-30", false],
    ["2025-11-29", "2026-11-30", true],
    ["2026-12-01", "2026-11-30", true],
    ["2023-02-28", "2024-02-29", true],
  ])("a hospital last called on %s, looked at on %s", (checked, today, isFound) => {
    edit(
      "clinic.yaml",
      /(?<=\nafterHoursHospital:\n)(?: {2}.*\n)+/,
      `  inProse: any\n  chosen: { name: Hill, phone: (864) 834-1234, checked: ${checked} }\n  status: confirmed\n`,
    );
    const found = findLaunchBlockers({
      content: path.join(folder, "content"),
      origin: realOrigin,
      built: undefined,
      today: new Date(`${today}T12:00:00Z`),
    }).filter(({ kind }) => kind === "outdated");
    expect(found.map(({ file, field, value }) => [file, field, value])).toEqual(
      isFound ? [["content/clinic.yaml", "afterHoursHospital, chosen, checked", checked]] : [],
    );
  });

  test("no hospital chosen is a question to the owner, with what to fill in", () => {
    const asked = find().find(({ field }) => field === "afterHoursHospital");
    for (const field of ["name", "phone", "chosen", "checked"])
      expect(asked?.todo).toContain(field);
  });

  test.each([
    "http://www.travelers-rest-vet.com",
    "https://localhost:4173",
    "https://clinic",
    "https://10.0.0.1",
    "https://clinic.example",
    "https://www.travelers-rest-vet.com/site",
    "clinic.com",
  ])("the address of the site: %s", (origin) => {
    expect(find({}, origin)).toContainEqual(
      expect.objectContaining({ field: "SITE_ORIGIN", value: origin }),
    );
  });

  test("a real address of the site is good", () => {
    expect(places(find())).not.toContain("app/policies/site-origin.ts: SITE_ORIGIN");
  });
});

describe("the built site", () => {
  const onPages = (pages: Record<string, string>) =>
    find(pages)
      .filter(({ kind }) => kind === "page")
      .map(({ field, value }) => [field, value]);

  test("there is none", () => {
    const blockers = findLaunchBlockers({
      content: projectFolders.content,
      origin: realOrigin,
      built: undefined,
    });
    expect(blockers.at(-1)).toMatchObject({ file: "dist/site", field: "the built site" });
    expect(blockers.at(-1)?.todo).toContain("npm run build");
  });

  test("what the content explains is not told again", () => {
    setFact("phone", "display", "(864) 555-0142", "unconfirmed");
    setFact("email", "value", "hello@clinic.example", "confirmed");
    expect(
      onPages({
        "index.html":
          '<a href="tel:+18645550142">(864) 555-0142</a> hello@clinic.example <b>Sample review</b>',
      }),
    ).toEqual([]);
  });

  test("a stand-in that the code brings is told once, with its pages", () => {
    const line = `<link rel="canonical" href="https://old.example/"><a href="tel:+18645550177">Call</a>`;
    expect(onPages({ "index.html": line, "about.html": line + line })).toEqual([
      ["5550177", "on 2 pages: /about, /"],
      ["old.example", "on 2 pages: /about, /"],
    ]);
  });

  test("a stand-in in a contact file is found, even where a line breaks within it", () => {
    const vcf = "BEGIN:VCARD\r\nTEL:+1864555017\r\n 7\r\nEND:VCARD\r\n";
    expect(onPages({ "clinic.vcf": vcf })).toEqual([["5550177", "on 1 page: /clinic.vcf"]]);
  });

  test("the outline of a drawing is no phone number", () => {
    expect(onPages({ "index.html": '<path d="M864 555.0112 3"/>' })).toEqual([]);
  });

  test("a review in structured data, and a page that hides itself", () => {
    expect(
      onPages({
        "index.html": '<script type="application/ld+json">{"review": []}</script>',
        "about.html": '<meta name="robots" content="noindex, follow"/>',
        "404.html": '<meta name="robots" content="noindex, follow"/>',
      }),
    ).toEqual([
      ["noindex", "on 1 page: /about"],
      ["a review or rating in structured data", "on 1 page: /"],
    ]);
  });

  test("a word of samples where no sample is left", () => {
    replaceEverywhere(/\bsample: true\b/g, "sample: false");
    const pages = {
      "index.html": "<p>A quote marked “Sample” is a stand-in.</p>",
      "about.html": "<span>Sample review</span>",
      "404.html": "<p>A fresh stool sample</p><script>“Sample”</script>",
    };
    expect(onPages(pages)).toEqual([["“Sample”", "on 2 pages: /about, /"]]);
  });
});

describe("the report", () => {
  test("is numbered, grouped by file, and ends with the count", () => {
    const lines = formatReport(find({}, placeholderOrigin)).split("\n");
    const numbers = lines.flatMap((line) => /^ *(\d+)\. /.exec(line)?.[1] ?? []);
    expect(numbers.map(Number)).toEqual(numbers.map((_, index) => index + 1));
    expect(lines.filter((line) => line === "content/clinic.yaml")).toHaveLength(1);
    expect(lines).toContainEqual(
      expect.stringMatching(/^ *\d+\. content\/clinic\.yaml:\d+ {2}phone$/),
    );
    expect(lines.at(-1)).toBe(`${numbers.length} things to settle before the site goes public.`);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(96);
  });

  test("says so when there is nothing, and speaks of one thing as one", () => {
    expect(formatReport([])).toBe("Nothing stands in the way of publishing.");
    expect(formatReport(find().slice(0, 1))).toMatch(
      /\n1 thing to settle before the site goes public\.$/,
    );
  });
});
