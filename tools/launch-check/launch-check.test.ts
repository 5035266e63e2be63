import { readFileSync, rmSync } from "node:fs";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { isoDay } from "../../src/formatting/dates.ts";
import { defaultOrigin } from "../../src/policies/site-origin.ts";
import {
  type ChangedContent,
  changeContent,
  copyContent,
  review,
  settle,
} from "../../tests/changed-content.ts";
import { listForms } from "../form-names.ts";
import { findContentBlockers, findLaunchBlockers, isPublicOrigin } from "./blockers.ts";
import { findCautions } from "./cautions.ts";
import { type Blocker, formatReport } from "./report.ts";

/* What must not go public, and cautions, found in a copy of the content with all else settled. */

// Each test reads all content.
vi.setConfig({ testTimeout: 30_000 });

const settled = changeContent();
settle(settled);
afterAll(() => rmSync(settled.folder, { recursive: true }));

let content: ChangedContent;
let article = "";
beforeEach(() => {
  content = changeContent(copyContent(settled.folder));
  article = content.files("articles/*.mdx")[0] ?? "";
});
afterEach(() => rmSync(content.folder, { recursive: true }));

const find = (today?: Date, origin = "https://www.travelers-rest-vet.com") =>
  findLaunchBlockers(content.folder, origin, today);

/** `clinic.yaml  phone: (864) 555-0100`, for each finding. */
const listed = (blockers: readonly Blocker[]) =>
  blockers.map(({ file, field, value }) => `${file.replace("content/", "")}  ${field}: ${value}`);

/** The line of each finding, up to its colon. */
const linesOf = (blockers: readonly Blocker[]) =>
  blockers.map(({ file, line = 0 }) => {
    const lines = content.read(file.replace("content/", "")).split("\n");
    return lines[line - 1]?.replace(/:.*/, "");
  });

const claim = { claim: "We fly.", where: ["content/legal"], question: "Do you fly?" };

test("each mark is reported, with its value and its line; without any, nothing is left", () => {
  expect(find()).toEqual([]);
  const area = content.files("areas/*.mdx")[0] ?? "";
  content.set("clinic.yaml", {
    phone: { display: "(864) 555-0142", status: "unconfirmed" },
    afterHoursHospital: { inProse: "any", status: "unconfirmed" },
  });
  content.set("arriving.yaml", { door: { status: "unconfirmed" } });
  content.set("testimonials.yaml", { "": [{ ...review("A", "2025-09"), sample: true }] });
  const quote = { text: "The drive was short.", attribution: "Ida", sample: true };
  content.set(area, {
    neighborhoods: ["Old Mill"],
    neighborhoodsStatus: "unconfirmed",
    idea: { kind: "quote", quote },
  });
  const news = content.get("pages/blog.yaml", "newsCategory");
  const categories = content.get("pages/blog.yaml", "categories") as string[];
  const category = categories.find((one) => one !== news);
  content.set(article, { reviewed: undefined, category });
  content.set("claims.yaml", { "": [{ ...claim, status: "unconfirmed" }] });
  const blockers = find();
  expect(listed(blockers)).toEqual([
    "arriving.yaml  door: nothing yet",
    "clinic.yaml  phone: (864) 555-0142",
    "clinic.yaml  afterHoursHospital: any",
    expect.stringMatching(/^testimonials\.yaml {2}entry 1: name: A; .*; date: 2025-09$/),
    `${area}  neighborhoods: Old Mill`,
    `${area}  idea, quote: text: The drive was short.; attribution: Ida`,
    `${article}  reviewed: nothing yet`,
    "claims.yaml  entry 1: We fly.",
  ]);
  const fields = ["door", "phone", "afterHoursHospital", "- name", "neighborhoods", "  quote"];
  // Where there is no field to name, the first line of the fields.
  const first = content.read(article).split("\n")[1]?.replace(/:.*/, "");
  expect(linesOf(blockers)).toEqual([...fields, first, "- claim"]);
  const why = "The site says so in content/legal.";
  expect(blockers.at(-1)).toMatchObject({ todo: claim.question, why });
  content.set(article, { category: content.get("pages/blog.yaml", "newsCategory") });
  expect(listed(find()).join()).not.toContain("reviewed");
});

test("a mark in a new file or field is reported, too", () => {
  const license = "license:\n      number: 12\n      status: unconfirmed";
  const people = `- ${license}\n    petsStatus: unconfirmed\n    pets: [Pim]`;
  content.write("staff.yaml", `people:\n  ${people}\nhoursStatus: unconfirmed\n`);
  const blockers = findContentBlockers(content.folder, "2025", new Date());
  expect(listed(blockers)).toEqual([
    "staff.yaml  people, entry 1, license: number: 12",
    "staff.yaml  people, entry 1, pets: Pim",
    "staff.yaml  hoursStatus: unconfirmed",
  ]);
  expect(linesOf(blockers)).toEqual(["  - license", "    pets", "hoursStatus"]);
});

test("each mark in the content has its own advice", () => {
  for (const file of content.files("**/*.{yaml,mdx}")) {
    const marked = content.read(file).replace(/: confirmed$/gm, ": unconfirmed");
    content.write(file, marked.replace(/sample: false$/gm, "sample: true"));
  }
  const blockers = find();
  expect(blockers.length).toBeGreaterThan(20);
  for (const { file, field, todo, why } of blockers) {
    expect(why, `${file}: ${field}`).not.toMatch(/^It is marked as |^$/);
    expect(todo, `${file}: ${field}`).toMatch(/\S/);
  }
});

test("values that cannot be real are found in fields and text, and nothing else is", () => {
  content.set("clinic.yaml", {
    "phone.display": "(864) 555-0142",
    "email.value": "hello@clinic.example",
  });
  const placeholders = {
    "+18645550199": "8645550199",
    "call 555‑0100 now": "555‑0100",
    "a@book.Example.com/x": "book.Example.com",
    "We trained at [school] in": "[school]",
  };
  const real = ["For example. Test the food", "555 of 0100", "864-555-1234", "best-example.com"];
  const markdown = ["Read [a page](/about)", "- [ ] a", "- [x] [b](/about)"];
  const lines = [...Object.keys(placeholders), ...real, ...markdown];
  const page = "legal/privacy-policy.mdx";
  content.write(page, `${content.read(page)}\n${lines.join("\n\n")}\n`);
  const blockers = find();
  expect(listed(blockers).sort()).toEqual([
    "clinic.yaml  email, value: clinic.example",
    "clinic.yaml  phone, display: (864) 555-0142",
    ...Object.values(placeholders)
      .map((found) => `${page}  text: ${found}`)
      .sort(),
  ]);
  expect(linesOf(blockers.slice(-2))).toEqual(Object.keys(placeholders).slice(-2));
});

test.each([
  ["2026-10-31", "checked: 2025-10-30, reviewed: 2025-10-30"],
  ["2026-11-01", "checked: 2025-10-30, not: 2027, reviewed: 2025-10-30"],
  ["2025-10-30", "not: 2025, reviewed: 2025-11-01"],
])("on %s what is out of date is found", (today, expected) => {
  content.set("clinic.yaml", {
    "stats.founded.value": "2025",
    "afterHoursHospital.chosen": { name: "A", phone: "(864) 834-2299", checked: "2025-10-30" },
    "hours.closuresListedFor": [2026],
  });
  content.set("testimonials.yaml", { "": [review("A", "2024-12"), review("B", "2025-01")] });
  const days = ["2025-10-30", "2025-11-01"];
  const claims = days.map((reviewed) => ({ ...claim, status: "confirmed", reviewed }));
  content.set("claims.yaml", { "": claims });
  const notice = { text: "Snow.", kind: "weather", from: "2024-10-01", until: "2024-10-30" };
  content.set("notices.yaml", { "": [notice] });
  const found = find(new Date(`${today}T12:00:00Z`));
  const dates = found.filter(({ file }) => !file.includes("articles/"));
  const fields = dates.map(({ field, value }) =>
    `${field.replace(/.*, /, "")}: ${value}`.replace("closuresListedFor: not", "not:"),
  );
  expect(fields.sort()).toEqual([...expected.split(", "), "date: 2024-12"].sort());
});

test("hours that are right need a first year of closures, too", () => {
  content.set("clinic.yaml", { "hours.closuresListedFor": undefined });
  const year = new Date().getUTCFullYear();
  expect(listed(find())).toContain(`clinic.yaml  hours, closuresListedFor: not ${year}`);
});

test("the address of the site", () => {
  const origin = "https://www.clinic.example";
  const [blocker, ...others] = find(undefined, origin);
  expect(others).toEqual([]);
  expect(blocker).toMatchObject({ field: "SITE_ORIGIN", value: origin });
  const lines = readFileSync(blocker?.file ?? "", "utf8").split("\n");
  expect(lines[(blocker?.line ?? 0) - 1]).toContain(defaultOrigin);
  for (const origin of [
    ...["http://www.a-vet.com", "https://localhost:4173", "https://clinic", "https://10.0.0.1"],
    ...["https://clinic.example", "https://www.a-vet.com/site", "clinic.com"],
  ]) {
    expect(isPublicOrigin(origin), origin).toBe(false);
  }
});

test("a claim whose text was deleted is no blocker", () => {
  const where = ["content/articles/gone.mdx"];
  const claims = [[...where, `content/${article}`], where].map((where) => ({ ...claim, where }));
  content.set("claims.yaml", { "": claims.map((one) => ({ ...one, status: "unconfirmed" })) });
  expect(find().map(({ field }) => field)).toEqual(["entry 1"]);
});

test("the report goes by who settles it and by page, fits the width, and ends with the count", () => {
  const words = "Words and more words. ".repeat(12);
  const advice = { line: 7, field: "entry 2, howLong", value: words, todo: words, why: "It." };
  const page = `content/${article}`;
  const places = ["new.yaml", article, "clinic.yaml"].map((file) => `content/${file}`);
  const blockers = places.map((file): Blocker => ({ file, about: file, ...advice }));
  blockers.push({ file: "content/claims.yaml", about: page, ...advice });
  const lines = formatReport(blockers).split("\n");
  const titleOf = (file: string) => listForms().get(file)?.title;
  expect(lines.filter((line) => /^\w/.test(line)).slice(2)).toEqual([
    "Twenty minutes at the desk",
    ...[titleOf("content/clinic.yaml"), "1. Entry 2, How long  (content/clinic.yaml:7)"],
    "An hour with the doctor",
    ...[titleOf(page), `2. Entry 2, How long  (${page}:7)`],
    `3. ${titleOf("content/claims.yaml")}, Entry 2, How long  (content/claims.yaml:7)`,
    ...["The rest", "content/new.yaml", "4. Entry 2, How long  (content/new.yaml:7)"],
    "4 things to settle before the site goes public.",
  ]);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(96);
  expect(lines).toContain("   why  It.");
  const caution = { file: page, line: 3, field: "", message: "says “5 mg”, a dose." };
  expect(formatReport([], [caution])).toContain(`${titleOf(page)}  (${page}:3)\n  says “5 mg”`);
});

test("a closure or a notice that is over, or far ahead, is worth a second look", () => {
  const days = [-380, -1, 1, 380, 420].map((ahead) =>
    isoDay(new Date(Date.now() + ahead * 86_400_000)),
  );
  content.set("clinic.yaml", { "hours.closures": days.map((date) => ({ date })) });
  const notice = { text: "A", kind: "heat", from: "2020-01-01" };
  content.set("notices.yaml", { "": days.map((until) => ({ ...notice, until })) });
  const found = (past?: boolean) =>
    findCautions(content.folder, past)
      .map(({ field }) => field)
      .filter((field) => /date|until/.test(field));
  const inReport = ["hours.closures.4.date", "0.until", "1.until", "4.until"];
  expect(found()).toEqual(inReport);
  expect(found(true), "in forms").toEqual(["hours.closures.1.date", ...inReport]);
});

test("risky claims are advice, and clients and notices may make any", () => {
  const claims = [
    ...["5 mg", "half a tablet", "guaranteed", "cures", "accredited", "certified", "24/7"],
    "our emergency hospital",
  ];
  const before = JSON.stringify(findCautions(content.folder));
  content.write(
    article,
    `${content.read(article)}\nWe say ${claims.join(", ")}.\n\n> A client said 7 mg.`,
  );
  content.set("pages/about.yaml", { lead: "Fleas: guaranteed gone. We cannot guarantee a time." });
  content.set("testimonials.yaml", {
    "": [{ ...review("A", "2025-09"), text: "Guaranteed 24/7!" }],
  });
  content.set("areas/greer.mdx", { idea: { kind: "quote", quote: { text: "5 mg" } } });
  const added = findCautions(content.folder).filter(
    (caution) => !before.includes(JSON.stringify(caution)),
  );
  const found = added.map(({ file, line = 0, message }) => {
    const text = content.read(file.replace("content/", "")).split("\n")[line - 1];
    const phrase = /“(.*)”/.exec(message)?.[1] ?? "";
    expect(text).toContain(phrase);
    return `${file} ${phrase}`;
  });
  const story = claims.map((claim) => `content/${article} ${claim}`);
  expect(found.sort()).toEqual([...story, "content/pages/about.yaml guaranteed"].sort());
});
