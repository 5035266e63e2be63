import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { isoDay } from "../../src/formatting/dates.ts";
import { defaultOrigin } from "../../src/policies/site-origin.ts";
import {
  type ChangedContent,
  changeContent,
  copyContent,
  review,
  settle,
} from "../../tests/changed-content.ts";
import { findApprovals, noteOnHistory } from "./approvals.ts";
import { findContentBlockers, findLaunchBlockers, isPublicOrigin } from "./blockers.ts";
import { type Blocker, formatReport, lookAt } from "./report.ts";

/* What must not go public, found in a copy of the content with all else settled. */

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

const inDays = (ahead: number) => isoDay(new Date(Date.now() + ahead * 86_400_000));

/** `clinic.yaml  phone: (864) 555-0100`, for each finding. */
const listed = (blockers: readonly Blocker[]) =>
  blockers.map(({ file, field, value }) => `${file.replace("content/", "")}  ${field}: ${value}`);

/** The line of each finding, up to its colon. */
const linesOf = (blockers: readonly Blocker[]) =>
  blockers.map(({ file, line = 0 }) => {
    const lines = content.read(file.replace("content/", "")).split("\n");
    return lines[line - 1]?.replace(/:.*/, "");
  });

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
  content.set(area, { idea: { kind: "quote", quote } });
  content.set(article, { approved: undefined });
  const blockers = find();
  expect(listed(blockers)).toEqual([
    "clinic.yaml  phone: (864) 555-0142",
    "clinic.yaml  afterHoursHospital: any",
    "arriving.yaml  door: nothing yet",
    expect.stringMatching(/^testimonials\.yaml {2}entry 1: A; .*; 2025-09$/),
    `${area}  idea, quote: The drive was short.; Ida`,
    `${article}  approved: `,
    `${article}  : `,
  ]);
  const fields = ["phone", "afterHoursHospital", "door", "- name", "  quote"];
  expect(linesOf(blockers).slice(0, 5)).toEqual(fields);
  const [page, law] = blockers.slice(-2);
  expect([page?.part, law?.part]).toEqual(["pages", "law"]);
});

/** What is wrong with the approval of the article, where anything is. */
const problem = (today = new Date()) =>
  findApprovals(content.folder, content.load(), today).find(({ file }) => file.endsWith(article))
    ?.problem;

test("an approval holds until its page changes, by the history in git", () => {
  const { folder } = content;
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@b.c", ...args], { cwd: folder });
  const commit = () => git("commit", "--quiet", "--all", "--message", "A");
  const change = () => content.write(article, `${content.read(article)}\nMore.\n`);
  const note = () => noteOnHistory(folder, findApprovals(folder, content.load(), new Date()));
  change();
  expect([problem(), note()]).toEqual([undefined, expect.stringContaining("git")]);
  git("init", "--quiet");
  // Each approved page starts git twice, so no other is.
  for (const file of content.files("**/*.{mdx,yaml}")) content.set(file, { approved: undefined });
  git("add", ".");
  commit();
  content.set(article, { approved: inDays(-2), approvedBy: "Dr. Ellery" });
  change();
  expect([problem(), note()]).toEqual([undefined, ""]);
  commit();
  content.write("labels.yaml", content.read("labels.yaml").replace("Today", "This day"));
  commit();
  expect(problem(), "other files do not matter").toBeUndefined();
  change();
  expect(problem(), "not committed").toMatch(/^changed since you approved it on /);
  const value = problem();
  expect(find()).toContainEqual(expect.objectContaining({ part: "pages", value }));
  commit();
  expect(problem(), "committed").toMatch(/^changed/);
  content.set(article, { approved: inDays(-1) });
  commit();
  expect(problem(), "approved again").toBeUndefined();
  git("clone", "--quiet", "--depth=1", `file://${folder}`, "shallow");
  const shallow = changeContent(`${folder}/shallow`);
  const approvals = findApprovals(shallow.folder, shallow.load(), new Date());
  expect(approvals.filter(({ problem }) => problem)).toEqual([]);
  expect(noteOnHistory(shallow.folder, approvals)).not.toBe("");
});

test("an approval counts for a year, and never ahead of time", () => {
  content.set(article, { approved: "2026-03-01" });
  const on = (day: string) => problem(new Date(`${day}T12:00:00Z`));
  expect(on("2026-02-28")).toBe("approved on a day to come");
  expect(on("2027-03-01")).toBeUndefined();
  expect(on("2027-03-02")).toBe("approved over a year ago, on March 1, 2026");
});

test("a mark in a new file or field is reported, too", () => {
  const license = "license:\n      number: 12\n      status: unconfirmed";
  content.write("staff.yaml", `people:\n  - ${license}\n`);
  const blockers = findContentBlockers(content.folder, "2025", new Date());
  expect(listed(blockers)).toEqual(["staff.yaml  people, entry 1, license: 12"]);
  expect(linesOf(blockers)).toEqual(["  - license"]);
});

test("each mark in the content has its own advice", () => {
  for (const file of content.files("**/*.{yaml,mdx}")) {
    const marked = content.read(file).replace(/: confirmed$/gm, ": unconfirmed");
    content.write(file, marked.replace(/sample: false$/gm, "sample: true"));
  }
  // A sample has none.
  content.set("testimonials.yaml", { "0.photo": undefined });
  const blockers = find();
  expect(blockers.length).toBeGreaterThan(20);
  for (const { file, field, todo, why } of blockers.filter(({ part }) => part !== "law")) {
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
    "on example.net": "example.net",
    "on example.org": "example.org",
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
  ["2026-10-31", "checked: 2025-10-30"],
  ["2026-11-01", "checked: 2025-10-30, not: 2027"],
  ["2025-10-29", "not: 2025, checked: 2025-10-30"],
])("on %s what is out of date is found", (today, expected) => {
  content.set("clinic.yaml", {
    "stats.founded.value": "2025",
    "afterHoursHospital.chosen": [
      { name: "A", phone: "(864) 834-2299", minutes: 20, checked: "2025-10-30" },
    ],
    "hours.closuresListedFor": [2026],
  });
  content.set("testimonials.yaml", { "": [review("A", "2024-12"), review("B", "2025-01")] });
  const notice = { text: "Snow.", kind: "weather", from: "2024-10-01", until: "2024-10-30" };
  content.set("notices.yaml", { "": [notice] });
  const found = find(new Date(`${today}T12:00:00Z`));
  const dates = found.filter(({ part }) => part === "facts");
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
  expect(blocker).toMatchObject({ field: "siteAddress", value: origin });
  const lines = readFileSync(blocker?.file ?? "", "utf8").split("\n");
  expect(lines[(blocker?.line ?? 0) - 1]).toContain(defaultOrigin);
  for (const origin of [
    ...["http://www.a-vet.com", "https://localhost:4173", "https://clinic", "https://10.0.0.1"],
    ...["https://clinic.example", "https://www.a-vet.com/site", "clinic.com"],
  ]) {
    expect(isPublicOrigin(origin), origin).toBe(false);
  }
});

test("the report has a line for each finding, and details on request", () => {
  content.set("clinic.yaml", { phone: { display: "(864) 555-0142", status: "unconfirmed" } });
  const slots = ["door", "parking"].map((slot) => [slot, { status: "unconfirmed" }]);
  content.set("arriving.yaml", Object.fromEntries(slots));
  const samples = [1, 2].map(() => ({ ...review("A", "2025-09"), sample: true }));
  content.set("testimonials.yaml", { "": samples });
  for (const file of content.files("articles/*.mdx")) content.set(file, { approved: undefined });
  content.set(article, { approved: "2001-01-31" });
  const blockers = find();
  const report = formatReport(blockers, ["A notice is over."], false);
  const lines = report.split("\n");
  expect(lines.filter((line) => line.includes("Parking and the door"))).toHaveLength(1);
  expect(lines.length).toBeLessThan(blockers.length + 12);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(100);
  expect(report).toMatch(/^ {2}Phone +\(864\) 555-0142 +\S/m);
  expect(report).toMatch(/: Reviews, 2$/m);
  expect(report).toMatch(/ {2}approved over a year ago, on January 31, 2001$/m);
  expect(report).toContain("A notice is over.");
  expect(lines.at(-1)).toContain(`${blockers.length} things to settle`);
  const details = formatReport(blockers, [], true);
  expect(details).toMatch(/, Phone {2}\(content\/clinic\.yaml:\d+\)\n {4}now {2}.*\n {4}do /);
  expect(formatReport([], [], false)).toBe("Ready to publish.");
});

test("what to look at on a page fits a line, and every kind of page has it", () => {
  for (const file of content.files("{articles,services,areas,legal,pages}/*")) {
    expect(lookAt(`content/${file}`).split(" ").length, file).toBeLessThanOrEqual(10);
    expect(lookAt(`content/${file}`), file).toMatch(/\S/);
  }
});
