import { readFileSync } from "node:fs";
import path from "node:path";
import { globSync } from "tinyglobby";
import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { cmsFields } from "../../plugins/forms/cms-fields.ts";
import { formsConfig } from "../../plugins/forms/config.ts";
import { isFallback } from "../../src/addresses/paths.ts";
import { loadSite } from "../../src/routes/load-site.ts";
import { collections, sharedFiles } from "../../src/site/content-files.ts";

/* The forms of the owner's files. tests/commands/development.spec.ts opens one in a browser. */

/** The parts of a collection, a form or a field that these tests read. */
type Form = { name?: string; root?: boolean; field?: Form; fields?: Form[]; types?: Form[] } & {
  folder?: string;
  extension?: string;
  files?: { file: string; fields: Form[] }[];
};

test("every file of content has one form, so no form overwrites the file of another", () => {
  const places = (formsConfig().collections as Form[]).flatMap(
    (one) => one.files?.map(({ file }) => file) ?? `${one.folder}/*.${one.extension}`,
  );
  for (const file of globSync("content/**/*.{yaml,mdx}")) {
    const folder = `${path.dirname(file)}/*${path.extname(file)}`;
    const forms = places.filter((place) => place === file || place === folder);
    expect(forms, file).toHaveLength(1);
  }
});

/** A value with its fields in the order of its form, as Sveltia CMS saves them. */
function inOrder(value: unknown, form: Form): unknown {
  if (Array.isArray(value)) return value.map((entry) => inOrder(entry, form.field ?? form));
  const kinds = form.types?.flatMap(({ fields }) => fields ?? []);
  const fields = form.fields ?? (kinds && [{ name: "kind" }, ...kinds]);
  if (typeof value !== "object" || value === null || !fields) return value;
  const entries = new Map(Object.entries(value));
  const here = fields.filter(({ name = "" }) => entries.has(name));
  return Object.fromEntries(
    here.map((one) => [one.name, inOrder(entries.get(one.name ?? ""), one)]),
  );
}

test("a form that is saved changes no other line of its file", () => {
  // How Sveltia CMS writes YAML: src/lib/services/contents/file/format.js in its source map.
  const style = { lineWidth: 0, defaultStringType: "PLAIN", singleQuote: true } as const;
  for (const { files, folder, fields = [] } of formsConfig().collections as Form[]) {
    const entries = globSync(`${folder}/*.mdx`).map((file) => ({ file, fields }));
    for (const { file, fields } of files ?? entries) {
      const text = readFileSync(file, "utf8").replace(/^---\n([\s\S]*?\n)---\n[\s\S]*$/, "$1");
      const [list] = fields;
      const saved = inOrder(parse(text), list?.root ? list : { fields });
      expect(stringify(saved, null, style), file).toBe(text);
    }
  }
});

test("the forms work on GitHub, and offer the pages", () => {
  const pages = loadSite().pages.flatMap(({ path }) => (isFallback(path) ? [] : path));
  const { collections, backend } = formsConfig("a/b");
  expect(backend).toMatchObject({ name: "github", repo: "a/b" });
  expect(JSON.stringify(collections)).toContain(JSON.stringify(pages));
});

test("the text of an article has six buttons, links among them, and no tags to insert", () => {
  const fields = cmsFields(collections.articles.jsonSchema, {}, "");
  const body = fields.find(({ name }) => name === "body");
  const buttons = "heading-two heading-three bold link bulleted-list numbered-list".split(" ");
  expect(body).toMatchObject({ widget: "markdown", buttons, editor_components: [] });
});

test("every label has a hint where it shows", () => {
  for (const label of cmsFields(sharedFiles.labels.jsonSchema, {}, "labels"))
    expect(label).toMatchObject({ hint: expect.any(String) });
});
