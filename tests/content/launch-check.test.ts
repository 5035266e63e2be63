import { readFileSync, rmSync } from "node:fs";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { isScalar, visit } from "yaml";
import { ContentError } from "../../app/content-model/problems.ts";
import { defaultOrigin } from "../../app/policies/site-origin.ts";
import {
  findContentBlockers,
  findLaunchBlockers,
  isPublicOrigin,
} from "../../tools/launch-check/blockers.ts";
import { type Blocker, formatReport } from "../../tools/launch-check/report.ts";
import {
  type ChangedContent,
  changeContent,
  copyContent,
  review,
  settle,
} from "../changed-content.ts";

/* What may not go public, found in a copy of the content in which everything was settled before. */

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

const find = (changes: { origin?: string; today?: Date } = {}) =>
  findLaunchBlockers({
    content: content.folder,
    origin: "https://www.travelers-rest-vet.com",
    ...changes,
  });

/** `clinic.yaml  phone: (864) 555-0100`, for each finding. */
const told = (blockers: readonly Blocker[]) =>
  blockers.map(({ file, field, value }) => `${file.replace("content/", "")}  ${field}: ${value}`);

const lineOf = ({ file, line = 0 }: Blocker) =>
  content.read(file.replace("content/", "")).split("\n")[line - 1];

describe("the content", () => {
  test("with everything settled nothing is left", () => {
    expect(find()).toEqual([]);
  });

  test("each mark is reported, with its value and its line", () => {
    const area = content.files("areas/*.mdx")[0] ?? "";
    const claim = { claim: "We fly.", where: ["content/legal"], question: "Do you fly?" };
    content.set("clinic.yaml", {
      phone: { display: "(864) 555-0142", status: "unconfirmed" },
      afterHoursHospital: { inProse: "any", status: "unconfirmed" },
    });
    content.set("arriving.yaml", { door: { status: "unconfirmed" } });
    content.set("testimonials.yaml", { "0.sample": true, "0.text": "Good." });
    content.set(area, { neighborhoodsStatus: "unconfirmed", "quote.sample": true });
    content.set(article, { reviewed: undefined });
    content.set("claims.yaml", { "": [{ ...claim, status: "unconfirmed" }] });
    const blockers = find();
    expect(told(blockers)).toEqual([
      "arriving.yaml  door: nothing yet",
      "clinic.yaml  phone: (864) 555-0142",
      "clinic.yaml  afterHoursHospital: any",
      expect.stringMatching(/^testimonials\.yaml {2}entry 1: .*; text: Good\.; date: 2025-09$/),
      `${area}  neighborhoods: Old Mill`,
      `${area}  quote: text: The drive was short.; attribution: Ida`,
      `${article}  reviewed: nothing yet`,
      "claims.yaml  entry 1: We fly.",
    ]);
    expect(blockers.map((blocker) => lineOf(blocker)?.replace(/:.*/, ""))).toEqual([
      ...["door", "phone", "afterHoursHospital"],
      ...["- name", "neighborhoods", "quote", "title", "- claim"],
    ]);
    const advice = blockers.map(({ todo, why }) => `${todo} ${why}`);
    expect(advice.at(-1)).toBe("Do you fly? The site says so in content/legal.");
    expect(advice[0]).toContain("Which door");
    expect(advice[2]).toMatch(/chosen: its name, its phone.*checked/);
    for (const index of [3, 5]) expect(advice[index]).toContain("16 CFR Part 465");
  });

  test("a mark in a file and a field added later is reported, too", () => {
    content.write(
      "staff.yaml",
      "people:\n  - license:\n      number: 12\n      status: unconfirmed\n    petsStatus: unconfirmed\n    pets: [Pim]\nhoursStatus: unconfirmed\n",
    );
    const blockers = findContentBlockers(content.folder, "2025", new Date());
    expect(told(blockers)).toEqual([
      "staff.yaml  people, entry 1, license: number: 12",
      "staff.yaml  people, entry 1, pets: Pim",
      "staff.yaml  hoursStatus: unconfirmed",
    ]);
    expect(blockers.map((blocker) => lineOf(blocker)?.replace(/:.*/, ""))).toEqual([
      ...["  - license", "    pets", "hoursStatus"],
    ]);
    expect(new Set(blockers.map(({ todo, why }) => `${todo} ${why}`)).size).toBe(1);
  });

  test("each mark in the content has advice of its own", () => {
    for (const file of content.files("**/*.{yaml,mdx}")) {
      content.edit(file, (fields) =>
        visit(fields, {
          Pair(_, { key, value }) {
            if (!isScalar(key) || !isScalar(value)) return;
            if (value.value === "confirmed") value.value = "unconfirmed";
            if (key.value === "sample") value.value = true;
            if (key.value === "reviewed") return visit.REMOVE;
            return undefined;
          },
        }),
      );
    }
    const blockers = find();
    expect(blockers.length).toBeGreaterThan(20);
    for (const { file, field, todo, why } of blockers) {
      expect(why, `${file}: ${field}`).not.toMatch(/^It is marked as |^$/);
      expect(todo, `${file}: ${field}`).toMatch(/\S/);
    }
  });

  test("an empty place for a fact may stay empty once the owner says so", () => {
    content.set("arriving.yaml", { door: { status: "confirmed" } });
    expect(find()).toEqual([]);
  });

  test("a file that cannot be read is never taken for a good one", () => {
    content.write("staff.yaml", "name: [Dana");
    expect(() => find()).toThrow(ContentError);
  });
});

describe("what cannot be real, whatever its mark says", () => {
  test("in fields", () => {
    content.set("clinic.yaml", {
      "phone.display": "(864) 555-0142",
      "email.value": "hello@clinic.example",
      "booking.url": "https://book.Example.com/clinic",
      "veterinarian.name": "Dr. [name]",
    });
    expect(told(find())).toEqual([
      "clinic.yaml  phone, display: (864) 555-0142",
      "clinic.yaml  email, value: clinic.example",
      "clinic.yaml  booking, url: book.Example.com",
      "clinic.yaml  veterinarian, name: [name]",
    ]);
  });

  test("in a text, each in every way of writing, and nothing else", () => {
    const standIns = [
      ["864.555.0142", "864.555.0142"],
      ["+18645550199", "8645550199"],
      ["call 555‑0100 now", "555‑0100"],
      ["Book at https://book.Example.com/x", "book.Example.com"],
      ["a@clinic.invalid.", "clinic.invalid"],
      ["www.clinic.test/x", "www.clinic.test"],
      ["We trained at [school] in", "[school]"],
    ];
    const real = ["For example. Test the food", "555 of 0100", "864-555-1234", "best-example.com"];
    const markdown = [
      "Read [a page](/about) or [one](https://a.vet/x)",
      "- [ ] a",
      "- [x] [b](/about)",
    ];
    const lines = [...standIns.map(([text]) => text), ...real, ...markdown];
    const page = "legal/privacy-policy.mdx";
    content.write(page, `${content.read(page)}\n${lines.join("\n\n")}\n`);
    const blockers = find();
    expect(blockers.map(({ value }) => value).sort()).toEqual(
      standIns.map(([, found]) => found).sort(),
    );
    for (const blocker of blockers) {
      expect(blocker).toMatchObject({ file: `content/${page}`, field: "text" });
      expect(lineOf(blocker)).toContain(blocker.value);
    }
  });

  test("a review from before the clinic was founded", () => {
    content.set("clinic.yaml", { "stats.founded.value": "2025" });
    content.set("testimonials.yaml", { "": [review("A", "2024-12"), review("B", "2025-01")] });
    expect(told(find())).toEqual(["testimonials.yaml  entry 1, date: 2024-12"]);
  });

  test.each([
    ["2025-11-30", "2026-11-30", false],
    ["2025-11-29", "2026-11-30", true],
    ["2026-12-01", "2026-11-30", true],
    ["2027-02-28", "2028-02-29", true],
  ])("a hospital last called on %s, looked at on %s", (checked, today, isFound) => {
    content.set("clinic.yaml", {
      "afterHoursHospital.chosen.checked": checked,
      "hours.closuresListedFor": [2026, 2027, 2028],
    });
    const found = find({ today: new Date(`${today}T12:00:00Z`) });
    expect(told(found.filter(({ field }) => !field.includes("reviewed")))).toEqual(
      isFound ? [`clinic.yaml  afterHoursHospital, chosen, checked: ${checked}`] : [],
    );
  });

  test("a claim that was reviewed more than a year ago", () => {
    const claim = { claim: "We fly.", where: ["content/legal"], question: "Do you fly?" };
    const reviewed = (day: string) => ({ ...claim, status: "confirmed", reviewed: day });
    content.set("claims.yaml", { "": [reviewed("2025-11-29"), reviewed("2025-11-30")] });
    const found = find({ today: new Date("2026-11-30T12:00:00Z") });
    expect(found.filter(({ file }) => file.includes("claims")).map(({ value }) => value)).toEqual([
      "2025-11-29",
    ]);
  });

  test.each([
    ["2026-10-31", []],
    ["2026-11-01", ["not 2027"]],
    ["2027-01-01", ["not 2027"]],
    ["2027-11-01", ["not 2027", "not 2028"]],
  ])("on %s closures listed for 2026 are %s", (today, years) => {
    content.set("clinic.yaml", {
      "afterHoursHospital.chosen.checked": "2026-10-31",
      "hours.closuresListedFor": [2026],
    });
    const found = find({ today: new Date(`${today}T12:00:00Z`) });
    expect(
      found.filter(({ field }) => field.includes("closures")).map(({ value }) => value),
    ).toEqual(years);
  });

  test("a notice past its day", () => {
    const day = (ahead: number) =>
      new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
    const notice = { text: "Snow.", kind: "weather", from: day(-9) };
    content.set("notices.yaml", { "": [-2, 2].map((ahead) => ({ ...notice, until: day(ahead) })) });
    expect(told(find())).toEqual([`notices.yaml  entry 1, until: ${day(-2)}`]);
  });

  test("the address of the site", () => {
    const origin = "https://www.clinic.example";
    const [blocker, ...others] = find({ origin });
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
});

test("a claim whose text was deleted is no blocker", () => {
  const claim = { claim: "We fly.", question: "Do you fly?", status: "unconfirmed" };
  const where = ["content/articles/gone.mdx"];
  content.set("claims.yaml", {
    "": [
      { ...claim, where: [...where, `content/${article}`] },
      { ...claim, where },
    ],
  });
  expect(find().map(({ field }) => field)).toEqual(["entry 1"]);
});

test("the report is numbered, grouped by file, in lines that fit, and ends with the count", () => {
  const blocker = (file: string, field: string): Blocker => {
    const words = "Words and more words. ".repeat(12);
    return {
      file,
      line: 7,
      field,
      value: words,
      todo: words,
      why: "Because.",
    };
  };
  const all = [blocker("a.yaml", "x"), blocker("a.yaml", "y"), blocker("b.yaml", "z")];
  const lines = formatReport(all).split("\n");
  expect(lines.filter((line) => line.includes(".yaml"))).toEqual([
    ...["a.yaml", "1. a.yaml:7  x", "2. a.yaml:7  y"],
    ...["b.yaml", "3. b.yaml:7  z"],
  ]);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(96);
  expect(lines).toContain("   why  Because.");
  expect(lines.at(-1)).toBe("3 things to settle before the site goes public.");
  expect(formatReport(all.slice(1))).toMatch(/\n2 things to/);
  expect(formatReport(all.slice(2))).toMatch(/\n1 thing to settle before the site goes public\.$/);
  expect(formatReport([])).toBe("Ready to publish.");
  const caution = { file: "c.mdx", line: 3, field: "", message: "says “5 mg”, a dose." };
  expect(formatReport([], [caution])).toMatch(
    /^Worth a second look.*\n\nc\.mdx:3\n {2}says “5 mg”, a dose\.\n[\s\S]*\nReady to publish\.$/,
  );
});
