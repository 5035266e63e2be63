import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { readSource } from "../../src/content/read-file.ts";
import {
  type ChangedContent,
  changeContent,
  copyContent,
  review,
  settle,
} from "../../tests/changed-content.ts";
import { findApprovals } from "./approvals.ts";
import {
  type Finding,
  findContentFindings,
  findMarked,
  findOriginFindings,
  isPublicOrigin,
  keepsWaiting,
} from "./findings.ts";
import { describeFinding, formatReport } from "./report.ts";

/* What to settle before the site goes public, found in a copy of the content with all else settled. */

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

/** All but advice, which advice.test.ts asks for. */
const find = (today?: Date) =>
  findContentFindings(content.load(), today).filter(({ chapter }) => chapter !== "advice");

/** A moment before now, as forms write it. */
const minutesAgo = (minutes: number) =>
  new Date(Date.now() - minutes * 60_000).toISOString().slice(0, 16);

/** `facts clinic.yaml phone: (864) 555-0142`, for each finding. */
const listed = (findings: readonly Finding[]) =>
  findings.map(({ chapter, file, field, message }) => {
    const place = [chapter, file.replace("content/", ""), field].filter(Boolean);
    return `${place.join(" ")}: ${message}`;
  });

test("each mark is found, with its value; without any, nothing is left", () => {
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
  expect(listed(find())).toEqual([
    "facts clinic.yaml phone: (864) 555-0142",
    "facts clinic.yaml afterHoursHospital: any",
    "facts arriving.yaml door: nothing yet",
    expect.stringMatching(/^samples testimonials\.yaml 0: A; Marietta; /),
    `samples ${area} idea.quote: The drive was short.; Ida`,
    `signatures ${article}: not approved yet`,
    expect.stringMatching(/^law clinic\.yaml: Arrange emergency coverage/),
  ]);
});

test("a question without an answer is named, and nothing waits for it", () => {
  const asked = content.get("questions.yaml", "") as object[];
  const slot = { id: "of-the-tests", question: "Do you board hedgehogs?" };
  content.set("questions.yaml", { "": [...asked, slot] });
  const found = find();
  expect(listed(found)).toEqual([`questions questions.yaml: ${slot.question}`]);
  expect(formatReport(found)).toMatch(/: Do you board hedgehogs\?\n\nReady to publish\.$/);
});

test("the signs ask for the other pages and for bites and rabies, the policies for a lawyer", () => {
  content.set("signs.yaml", { approved: undefined });
  expect(listed(find())).toEqual([
    "signatures signs.yaml: not approved yet",
    expect.stringMatching(/^signatures: Read the service and town pages once/),
    expect.stringMatching(/^law signs\.yaml: .* rabies/),
  ]);
  content.set("signs.yaml", { approved: minutesAgo(5) });
  content.set("legal/terms-conditions.mdx", { approved: undefined });
  expect(listed(find())).toEqual([
    "signatures legal/terms-conditions.mdx: not approved yet",
    expect.stringMatching(/^law legal\/.*: Have a lawyer/),
  ]);
});

/** What keeps a file from being approved, where anything does. */
const problem = (file = article, today = new Date()) =>
  findApprovals(content.load(), today).find(({ files }) => files.includes(`content/${file}`))
    ?.problem;

test("an approval holds until its text changes, by the history in git, and may be given again", () => {
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@b.c", ...args], {
      cwd: content.folder,
    });
  const commit = () => git("commit", "--quiet", "--all", "--message", "A");
  const change = (file = article) => content.write(file, `${content.read(file)}\nMore.\n`);
  change();
  expect(problem(), "without git").toBeUndefined();
  git("init", "--quiet");
  git("add", ".");
  content.set(article, { approved: minutesAgo(30) });
  change();
  commit();
  content.write("labels.yaml", content.read("labels.yaml").replace("Today", "This day"));
  commit();
  expect(problem(), "other files do not matter").toBeUndefined();
  change();
  expect(problem(), "not committed").toMatch(/^changed since /);
  commit();
  expect(problem(), "committed").toMatch(/^changed since /);
  expect(listed(find())).toEqual([expect.stringMatching(`^signatures ${article}: changed since `)]);
  // Minutes later, mostly on the same day.
  content.set(article, { approved: minutesAgo(20) });
  expect(problem(), "approved again").toBeUndefined();
  commit();
  expect(problem(), "approved again, and committed").toBeUndefined();
  change("services/emergency.mdx");
  expect(problem("signs.yaml"), "the page of the signs").toMatch(/^changed since /);
  content.set("signs.yaml", { approved: minutesAgo(10) });
  expect(problem("signs.yaml")).toBeUndefined();
});

test("an approval counts for a year, and never ahead of time", () => {
  content.set(article, { approved: "2026-03-01T23:59" });
  const on = (day: string) => problem(article, new Date(`${day}T12:00:00Z`));
  expect(on("2026-02-28")).toBe("approved on a day to come");
  expect(on("2027-03-01")).toBeUndefined();
  expect(on("2027-03-02")).toBe("approved over a year ago, on March 1, 2026");
});

test("a mark in a new file or field is reported, too", () => {
  const site = content.load();
  const license = "license:\n      number: 12\n      status: unconfirmed";
  content.write("staff.yaml", `people:\n  - ${license}\n`);
  const source = readSource(path.join(content.folder, "staff.yaml"), "content/staff.yaml");
  const found = findMarked({ ...site, sources: [source] }, new Date());
  expect(listed(found)).toEqual(["facts staff.yaml people.0.license: 12"]);
  expect(found.map(describeFinding).join()).toContain("People, 1, License: 12");
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
  const found = find().map(({ file, field, message }) => {
    const [value] = message.split(/\. | in the text/);
    return `${file} ${field}: ${value}`;
  });
  expect(found.sort()).toEqual([
    "content/clinic.yaml email.value: clinic.example",
    "content/clinic.yaml phone.display: (864) 555-0142",
    ...Object.values(placeholders)
      .map((value) => `content/${page} : ${value}`)
      .sort(),
  ]);
});

test.each([
  ["2026-10-31", "checked: 2025-10-30"],
  ["2026-11-01", "checked: 2025-10-30, holidays: not 2027"],
  ["2025-10-29", "holidays: not 2025, checked: 2025-10-30"],
])("on %s what is out of date is found", (today, expected) => {
  content.set("clinic.yaml", {
    "stats.founded.value": "2025",
    "afterHoursHospital.chosen": [
      { name: "A", phone: "(864) 834-2299", minutes: 20, checked: "2025-10-30" },
    ],
    "hours.holidays": [{ year: 2026 }],
  });
  content.set("testimonials.yaml", { "": [review("A", "2024-12"), review("B", "2025-01")] });
  const found = find(new Date(`${today}T12:00:00Z`)).filter(({ chapter }) => chapter === "facts");
  const fields = found.map(
    ({ field, message }) => `${field.replace(/.*\./, "")}: ${message.replace(/(,|\.| yet).*/, "")}`,
  );
  expect(fields.sort()).toEqual([...expected.split(", "), "date: 2024-12"].sort());
});

test("articles from before the clinic opened are found, and are one thing", () => {
  content.set("clinic.yaml", { "stats.founded.value": "2025" });
  for (const file of content.files("articles/*.mdx")) content.set(file, { date: "2025-01-01" });
  expect(find()).toEqual([]);
  for (const file of content.files("articles/*.mdx")) content.set(file, { date: "2024-12-31" });
  expect(listed(find())).toEqual([expect.stringMatching(`^law ${article}: Articles dated before`)]);
});

test("hours that are right need a first year of holidays, too", () => {
  content.set("clinic.yaml", { "hours.holidays": undefined });
  const year = new Date().getUTCFullYear();
  const expected = expect.stringMatching(`^facts clinic.yaml hours.holidays: not ${year} `);
  expect(listed(find())).toContainEqual(expected);
});

test("the address of the site is for the developer", () => {
  const origin = "https://www.clinic.example";
  const said = findOriginFindings(origin).map(describeFinding);
  expect(said).toEqual([expect.stringMatching(`^Your developer: SITE_ORIGIN is ${origin}\\. `)]);
  expect(findOriginFindings("https://www.travelers-rest-vet.com")).toEqual([]);
  for (const origin of [
    ...["http://www.a-vet.com", "https://localhost:4173", "https://clinic", "https://10.0.0.1"],
    ...["https://clinic.example", "https://www.a-vet.com/site", "clinic.com"],
  ]) {
    expect(isPublicOrigin(origin), origin).toBe(false);
  }
});

test("the report goes by form, fits a sheet of paper, and waits for no sample and no advice", () => {
  const report = (findings: readonly Finding[]) => formatReport(findings).split("\n");
  const phone = { display: "(864) 555-0142", status: "unconfirmed" };
  content.set("clinic.yaml", { phone, "email.status": "unconfirmed" });
  const slots = ["door", "parking"].map((slot) => [slot, { status: "unconfirmed" }]);
  content.set("arriving.yaml", Object.fromEntries(slots));
  const samples = [1, 2].map(() => ({ ...review("A", "2025-09"), sample: true }));
  content.set("testimonials.yaml", { "": samples });
  content.set("notices.yaml", { "": [{ text: "Closed.", kind: "news", until: "2025-06-24" }] });
  content.set(article, { approved: "2001-01-31T09:30" });
  const lines = report(findContentFindings(content.load()));
  const text = lines.join("\n");
  expect(text).toMatch(/^ {2}Hours .*\n {4}Phone: \(864\) 555-0142\n {4}Email: /m);
  expect(text).toMatch(/^ {2}Parking and the door: (Door, Parking|Parking, Door): nothing yet$/m);
  expect(text).toMatch(/: Reviews, 2$/m);
  expect(text).toMatch(/^ {2}\S.*: approved over a year ago, on January 31, 2001$/m);
  expect(text).toMatch(/^ {2}Notices .*\n {4}.*Shows until: 2025-06-24 is over\. /m);
  expect(lines.at(-1)).toMatch(/^5 things to settle/);

  const all = changeContent();
  const today = [...findContentFindings(all.load()), ...findOriginFindings("")];
  rmSync(all.folder, { recursive: true });
  expect(report(today.filter(keepsWaiting)).length).toBeLessThanOrEqual(40);
  expect(report([])).toEqual(["Ready to publish."]);
  const none = { file: "content/testimonials.yaml", field: "0", message: "A" };
  const others = (["samples", "advice"] as const).map((chapter) => ({ ...none, chapter }));
  expect(report(others).at(-1)).toBe("Ready to publish.");
});
