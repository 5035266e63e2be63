import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  type ChangedContent,
  changeContent,
  review,
  setTeam,
  veterinarian,
} from "../../tests/changed-content.ts";
import { formatProblem } from "../content/problems.ts";

/* Content as other machines write it: names of files, encodings, invisible characters, and YAML. */

let content: ChangedContent;
/** The route of First visit needs its file, so every clinic has this article. */
const article = "articles/first-visit.mdx";

beforeEach(() => {
  content = changeContent();
  content.set("testimonials.yaml", { "": [review("Ann", "2025-03")] });
});
afterEach(() => rmSync(content.folder, { recursive: true }));

const problems = () => content.problems().map(formatProblem);

/** Adds a line to clinic.yaml, or changes the one that has this field. */
function writeField(field: string, value: string, file = "clinic.yaml"): number {
  const lines = content.read(file).split("\n");
  const index = lines.findIndex((line) => line.trimStart().startsWith(`${field}: `));
  const line = lines[index] ?? "";
  lines[index] = `${line.slice(0, line.indexOf(field))}${field}: ${value}`;
  content.write(file, lines.join("\n"));
  return index + 1;
}

test.each([
  ["articles", "first-visit copy", "first-visit-copy"],
  ["articles", "flöhe", "floehe"],
  ["articles", "Garçon’s Café", "garcons-cafe"],
  ["services", "X-Rays & more", "x-rays-and-more"],
  ["services", "dental_care", "dental-care"],
  ["areas", "Greer", "greer-2"],
  ["areas", "pelzer.sc", "pelzer-sc"],
  ["legal", "Клещи", "senior-care"],
])("in %s, “%s” cannot be part of an address", (folder, name, suggestion) => {
  if (suggestion === "greer-2") content.write(`${folder}/greer.mdx`, "---\n{}\n---\n");
  content.write(`${folder}/${name}.mdx`, "---\n{}\n---\n");
  const [found] = problems().filter((problem) => problem.includes("address"));
  expect(found).toBe(
    `content/${folder}/${name}.mdx  the name of this file cannot be part of an address. Expected lowercase words joined by hyphens, such as ${suggestion}.mdx.`,
  );
});

test("hidden files of a system are passed over, and an ending in capitals is not", () => {
  for (const name of ["._x.mdx", ".x.yaml", ".DS_Store", "Thumbs.db", "desktop.ini"]) {
    for (const folder of ["", "articles"]) content.write(path.join(folder, name), "\0\xff");
  }
  expect(problems()).toEqual([]);
  content.write("articles/new.MDX", "---\n{}\n---\n");
  expect(problems()).toEqual([expect.stringContaining("content/articles/new.MDX  no page reads")]);
});

test.each([
  ["Windows-1252", (text: string) => Buffer.from(text, "latin1")],
  ["UTF-16", (text: string) => Buffer.from(`\ufeff${text}`, "utf16le")],
  ["UTF-16 without its mark", (text: string) => Buffer.from(text, "utf16le")],
])("a file saved as %s is refused", (_, encode) => {
  const text = "\n# Ours, isn\xe9t\n- a: b\n";
  writeFileSync(path.join(content.folder, "testimonials.yaml"), encode(text));
  const [found, ...others] = problems();
  expect(found).toMatch(
    /^content\/testimonials\.yaml:[12] {2}a character here cannot be read, because the file was not saved as UTF-8\. Expected the file saved again: /,
  );
  expect(others).toEqual([]);
});

test.each([
  ["a byte-order mark", (text: string) => `\ufeff${text}`],
  ["spaces after its first hyphens", (text: string) => text.replace("---", "---\u00a0 \t")],
  ["empty lines before them", (text: string) => `\n \n${text}`],
  ["lines of Windows", (text: string) => text.replaceAll("\n", "\r\n")],
  ["all of that", (text: string) => `\ufeff\n${text}`.replaceAll("\n", "\r\n")],
])("a file may have %s", (_, change) => {
  const files = content.files("**/*.mdx");
  for (const file of files) content.write(file, change(content.read(file)));
  expect(problems()).toEqual([]);
  content.write(article, `${content.read(article)}\n{gone}\n`);
  const line = content.read(article).trimEnd().split("\n").length;
  expect(problems()).toEqual([
    expect.stringContaining(`${article}:${line}  there is no fact named {gone}`),
  ]);
});

test("invisible characters, spaces and hyphens make no difference", () => {
  const doctor = veterinarian("Dr.\u00a0Ann Ames");
  setTeam(content, [doctor]);
  content.set(article, { author: "Dr. Ann\u202fAmes\u200b" });
  const [category = ""] = content.get("pages/blog.yaml", "categories") as string[];
  content.set(article, { category: `${category.replaceAll(" ", "\u00a0")}\u200e` });
  content.set("pages/blog.yaml", { "categories.0": `${category}\u00ad` });
  const [area = ""] = content.files("areas/*.mdx");
  content.set(area, { distance: "25\u00a0min" });
  content.set("testimonials.yaml", { "0.date": "\u200eMarch\u00a02025", "0.rating": "\u00a05" });
  content.set("clinic.yaml", {
    "phone.display": "864\u2011834\u20110199\u200b",
    "phone.status": "confirmed\u200b",
    sms: { display: "864–834–0198", status: "confirmed" },
    "email.value": "hello@oldbuncombe.vet\u200b",
    "coordinates.longitude": "\u221282.5",
    "terms.notice": "24\vhours",
  });
  expect(problems()).toEqual([]);
  const { clinic, testimonials, articles, team, facts, areas } = content.load();
  expect(clinic.phone.display).toBe("(864) 834-0199");
  expect(clinic.sms?.display).toBe("(864) 834-0198");
  expect(clinic.email).toBe("hello@oldbuncombe.vet");
  expect(testimonials[0]).toMatchObject({ date: "2025-03", rating: 5 });
  expect(articles.find(({ file }) => file.endsWith(article))).toMatchObject({
    category,
    author: team[0]?.name,
  });
  const town = areas.find(({ file }) => file.endsWith(area));
  expect(town?.distance).toBe("25 min");
  expect(facts.get(`drive.${town?.slug}`)).toBe("25 minutes");
  expect(facts.get("terms.notice")).toBe("24 hours");
});

const comment = "what follows # would be lost, because YAML takes it for a comment";
const sign = (one: string) => `text that begins with ${one} means something else in YAML`;

test.each([
  ["409 Old Town #4", comment, '"409 Old Town #4"'],
  ["#4 Old Town", comment, '"#4 Old Town"'],
  ["409 Old\n    Town\n    #4", comment, '"409 Old Town #4"'],
  ["409 # ask", comment, '"409 # ask"'],
  ["*town", sign("*"), '"*town"'],
  ["*Old* Town", sign("*"), '"*Old* Town"'],
  ["&Sons Town", sign("&"), '"&Sons Town"'],
  ["&Sons", sign("&"), '"&Sons"'],
  ["!Old Town", sign("!"), '"!Old Town"'],
  ["{clinic.phone}", sign("{"), '"{clinic.phone}"'],
  ["{clinic.phone} Road", sign("{"), '"{clinic.phone} Road"'],
  ["@home", "Plain value cannot start with reserved character @", '"@home"'],
  ["%5 Road", "Plain value cannot start with directive indicator", '"%5 Road"'],
  ["`Old", "Plain value cannot start with reserved character `", '"`Old"'],
  ["Old: Road", "Nested mappings are not allowed", '"Old: Road"'],
  ["~", "address.city: is empty", '"~"'],
  ["null", "address.city: is empty", '"null"'],
  ["true", "address.city: is true or false", '"true"'],
  ["007", "address.city: is a number", '"007"'],
  ["1e3", "address.city: is a number", '"1e3"'],
])("without quotes, %s is a problem that has them", (value, message, quoted) => {
  const line = writeField("city", value);
  const [found = "", ...others] = problems();
  expect(found).toContain(`content/clinic.yaml:${line}  `);
  expect(found).toContain(message);
  expect(found).toContain(`in quotes, as in ${quoted}`);
  expect(others).toEqual([]);
});

test.each([
  "8:00",
  "2026-12-24",
  "no",
  "Yes",
  "on",
  "off",
  "~5 Road",
  "A & B",
  "C#",
  "Old *Road*",
  "5% Road",
])("without quotes, %s is a text", (value) => {
  writeField("city", value);
  expect(problems()).toEqual([]);
  expect(content.load().clinic.address.city).toBe(value);
});

test("a comment may have a line of its own, or follow what is in quotes", () => {
  writeField("city", '"409 Old Town" # the sign says so');
  content.write("clinic.yaml", `# Ours\n${content.read("clinic.yaml")}\n# The end\n`);
  const list = "# First\n- name: Ann\n  # Who wrote it\n  location: Easley\n# Last\n";
  const more = "  petName: Rex\n  rating: 5\n  text: >- # as she wrote it\n    Good #1.\n";
  const last = "  date: 2025-03\n  sample: false\n";
  content.write("testimonials.yaml", list.replace("# Last\n", "") + more + last);
  expect(problems()).toEqual([]);
  expect(content.load().testimonials[0]?.text).toBe("Good #1.");
});

test("whatever is wrong with YAML has a file and a line", () => {
  for (const text of [
    "*x : y",
    "a: *",
    "a: &",
    "%foo\n---\na: b",
    "a: x\n...\nb: y",
    "? a",
    "- -",
    "<<: *a",
    "a: &a [*a]",
  ]) {
    content.write("redirects.yaml", `${text}\n`);
    const found = content.problems();
    expect(found, text).not.toEqual([]);
    for (const { file, line } of found)
      expect([file, line], text).toEqual(["content/redirects.yaml", expect.any(Number)]);
  }
});
