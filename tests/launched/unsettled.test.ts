import { rmSync } from "node:fs";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadSite } from "../../src/routes/load-site.ts";
import { type ChangedContent, changeContent, review } from "../changed-content.ts";

/* What keeps the content of a clinic that has launched from the public, once something is unsettled. */

let content: ChangedContent;
beforeEach(() => {
  content = changeContent();
});
afterEach(() => rmSync(content.folder, { recursive: true }));

const find = () =>
  content
    .load()
    .unsettled.problems.map(({ file, line, field, message }) => [
      `${file.replace("content/", "")}${line ? "" : " without a line"} ${field}`.trim(),
      message,
    ]);

test("a build for the public refuses what is unsettled, and only that", () => {
  expect(() => loadSite(content.folder, "public")).not.toThrow();
  content.set("clinic.yaml", { "phone.status": "unconfirmed" });
  const { problems } = content.load().unsettled;
  expect(problems).toHaveLength(1);
  expect(() => loadSite(content.folder, "public")).toThrow(expect.objectContaining({ problems }));
  expect(() => loadSite(content.folder, "preview")).not.toThrow();
});

test("each mark is found, once", () => {
  const [article = ""] = content.files("articles/*.mdx");
  const [legal = ""] = content.files("legal/*.mdx");
  content.set("clinic.yaml", { phone: { display: "(864) 555-0142", status: "unconfirmed" } });
  content.set("testimonials.yaml", { "": [{ ...review("A", "2025-09"), sample: true }] });
  for (const file of ["signs.yaml", article, legal]) content.set(file, { approved: undefined });
  content.set(article, { date: "2026-01-31" });
  expect(find().sort()).toEqual(
    [
      ["clinic.yaml phone", "is not confirmed"],
      ["testimonials.yaml 0", "is a sample"],
      ...["signs.yaml", article, legal].map((file) => [`${file} approved`, "is missing"]),
    ].sort(),
  );
});

test("a question without an answer is counted, and keeps nothing back", () => {
  const asked = content.get("questions.yaml", "") as object[];
  content.set("questions.yaml", { "": [...asked, { id: "slot", question: "Hedgehogs?" }] });
  expect(content.load().unsettled).toEqual({ problems: [], unanswered: 1 });
});

test("what cannot be real is found in fields and text, and nothing else is", () => {
  content.set("clinic.yaml", { "email.value": "hello@clinic.example" });
  const page = "legal/privacy-policy.mdx";
  const made = ["(864) 555-0142", "+18645550199", "555‑0100", "book.Example.com", "[school]"];
  const real = ["For example. Test", "864-555-1234", "best-example.com", "[a](/about)", "- [ ] b"];
  content.write(page, `${content.read(page)}\n${[...made, ...real].join("\n\n")}\n`);
  const found = find().map(([place, message]) => `${place}: ${message?.replace(/,.*/, "")}`);
  const inText = made.map((value) => `${page}: the text has ${value.replace("+1", "")}`);
  expect(found.sort()).toEqual([...inText, "clinic.yaml email.value: has clinic.example"].sort());
});
