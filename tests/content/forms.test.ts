import { readFileSync } from "node:fs";
import path from "node:path";
import { Ajv } from "ajv";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import { editorConfig, listForms } from "../../tools/editor/config.ts";
import { fieldsOf, problemInWords } from "../../tools/editor/fields.ts";
import { writtenForm } from "../../tools/editor/written-form.ts";

/* The forms that tools/editor makes from the schemas; tests/editor opens them in a browser. */

const config = editorConfig({ name: "github", repo: "clinic/website" });
const content = listForms();

test("each file of content has a form, and is as its form would write it", () => {
  expect(content.size).toBeGreaterThan(40);
  const forms = config.collections?.flatMap((entry) =>
    "files" in entry ? entry.files.map(({ file }) => file) : "folder" in entry ? entry.folder : [],
  );
  for (const [file, { schema }] of content) {
    const text = readFileSync(file, "utf8");
    expect(
      [file, path.dirname(file)].some((name) => forms?.includes(name)),
      file,
    ).toBe(true);
    // Where this fails: npm run fix
    expect(writtenForm(text, schema), file).toBe(text);
  }
});

test("Sveltia CMS takes the configuration", () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const schema = readFileSync("node_modules/@sveltia/cms/schema/sveltia-cms.json", "utf8");
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(JSON.parse(schema));
  validate(JSON.parse(JSON.stringify(config)));
  expect(validate.errors ?? []).toEqual([]);
});

test("the menu goes by the owner’s work", () => {
  expect(config.collections?.map((entry) => entry.name)).toEqual([
    ...["clinic", "articles", "services", "areas", "legal", "pages"],
  ]);
});

test("a list that must be there but may be empty is refused a form", () => {
  const group = z.strictObject({ schema: z.array(z.string()) });
  expect(() => fieldsOf(z.strictObject({ group }), {}, "")).toThrow("schema: ");
});

test.each([
  ["hours.week.Saturday.0.closes", "Hours, Week, Saturday, 1, Closes: is late. Expected noon."],
  ["0.petName", "1, Pet name: is late. Expected noon."],
  ["", "is late. Expected noon."],
])("a problem at %s is told as %s", (field, told) => {
  const problem = { file: "content/clinic.yaml", message: "is late", expected: "noon" };
  expect(problemInWords({ ...problem, field })).toBe(told);
});

test("no text of content has a line break of its own", () => {
  // A form would refuse it.
  for (const [file, { schema }] of content) {
    expect(writtenForm(readFileSync(file, "utf8"), schema), file).not.toMatch(/^[^#]*: [|>]/m);
  }
});
