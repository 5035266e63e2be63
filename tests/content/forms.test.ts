import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { photoPlaces } from "../../app/content-model/choices.ts";
import { editorConfig, listChoices, listForms } from "../../tools/editor/config.ts";
import { fieldsOf } from "../../tools/editor/fields.ts";
import { writtenForm } from "../../tools/editor/written-form.ts";
import { blogWords, paths, site } from "../site.ts";

/* The forms that tools/editor makes from the schemas; tests/editor opens them in a browser. */

const config = editorConfig({ name: "github", repo: "clinic/website" });

test("every file of content has a form", () => {
  const places = config.collections?.flatMap((one) =>
    "files" in one ? one.files.map(({ file }) => file) : "folder" in one ? one.folder : [],
  );
  const files = globSync("content/**/*.{yaml,mdx}");
  expect(files.length).toBeGreaterThan(40);
  for (const file of files) {
    const isThere = places?.includes(file) || places?.includes(path.dirname(file));
    expect(isThere, file).toBe(true);
  }
});

test("the forms offer what exists", () => {
  const picturesIn = (folder: string) =>
    globSync(`${folder}/*.svg`).map((file) => path.parse(file).name);
  const articles = paths.filter((one) => one.startsWith("/blog/"));
  const offered = Object.entries(listChoices([...listForms().values()])).map(([list, options]) => [
    list,
    options.map((option) => Object(option).value ?? option).sort(),
  ]);
  expect(Object.fromEntries(offered)).toEqual({
    areas: site.areas.map(({ slug }) => slug).sort(),
    categories: blogWords.categories.toSorted(),
    drawings: picturesIn("app/drawings").sort(),
    illustrations: picturesIn("app/illustrations").sort(),
    pages: paths.toSorted(),
    places: [...photoPlaces, ...articles].sort(),
    services: site.services.map(({ slug }) => slug).sort(),
  });
});

test("a list has the limits of its schema, and no others", () => {
  const text = z.string();
  const schema = z.strictObject({
    some: z.array(text).min(2).max(3),
    any: z.array(text).default([]),
  });
  expect(fieldsOf(schema, {}, "")).toMatchObject([
    { min: 2, max: 3 },
    { min: undefined, max: undefined },
  ]);
  expect(() => fieldsOf(z.strictObject({ list: z.array(text) }), {}, "")).toThrow("list: ");
});

/** What a file says, but for its layout and for the order of its fields. */
function dataOf(text: string, schema: z.ZodType): unknown {
  const [first, fields = first] = text.split(/^---\n/m);
  const value = parse(fields ?? "");
  return schema.safeParse(value).data ?? value;
}

test("laid out by npm run fix, a file says the same, and a second time changes nothing", () => {
  const schema = z.strictObject({
    title: z.string(),
    list: z.array(z.string()).default([]),
    day: z.string(),
  });
  const text = '---\nday: 2026-01-31\nlist: []\ntitle:   "Yes: a word"\n---\nText.\n\n';
  const written = "---\ntitle: 'Yes: a word'\nday: 2026-01-31\n---\n\nText.\n";
  expect(writtenForm(text, schema)).toBe(written);
  for (const [file, { schema }] of listForms()) {
    const text = readFileSync(file, "utf8");
    const written = writtenForm(text, schema);
    expect(dataOf(written, schema), file).toEqual(dataOf(text, schema));
    expect(writtenForm(written, schema), file).toBe(written);
  }
});
