import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { Ajv } from "ajv";
import { expect, test } from "vitest";
import { z } from "zod";
import { photoPlaces } from "../../src/content/choices.ts";
import { blogContent, paths, site } from "../../tests/site.ts";
import { entryName, listForms, nameForms } from "../form-names.ts";
import { editorConfig, listChoices, signsPage } from "./config.ts";
import { fieldsOf } from "./fields.ts";

/* The forms that tools/editor makes from the schemas; tests/editor opens them in a browser. */

const config = editorConfig();

test("Sveltia CMS takes the configuration", () => {
  const schema = readFileSync("node_modules/@sveltia/cms/schema/sveltia-cms.json", "utf8");
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(JSON.parse(schema));
  validate(JSON.parse(JSON.stringify(config)));
  expect(validate.errors ?? []).toEqual([]);
});

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

test("an entry has the name of its town or its title, wherever that is in the file", () => {
  const search = { title: "Ice", description: "Ice." };
  expect(entryName({ search, title: "Ice on the creek" })).toBe("Ice on the creek");
  expect(entryName({ title: "From the creek", name: "Marietta" })).toBe("Marietta");
  expect(entryName({ search, title: { search } })).toBeUndefined();
  const named = config.collections?.flatMap((one) => ("folder" in one ? one : []));
  expect(named?.map(({ name, identifier_field: field }) => [name, field])).toEqual([
    ["articles", "title"],
    ["areas", "name"],
  ]);
});

test("the owner sees which pages show a sign", () => {
  const row = signsPage()
    .split("<tr>")
    .find((one) => one.includes(site.signTable.sign("bloat").name));
  for (const file of site.signFiles.get("bloat") ?? []) {
    expect(row).toContain(nameForms(file));
  }
  expect(site.signFiles.get("bloat")).toContain("content/services/emergency.mdx");
});

test("the forms offer what exists", () => {
  const articles = paths.filter((one) => one.startsWith("/blog/"));
  const offered = Object.entries(listChoices([...listForms().values()])).map(([list, options]) => [
    list,
    options.map((option) => Object(option).value ?? option).sort(),
  ]);
  expect(Object.fromEntries(offered)).toEqual({
    areas: site.areas.map(({ slug }) => slug).sort(),
    categories: blogContent.categories.toSorted(),
    pages: paths.toSorted(),
    pictures: globSync("src/illustrations/*.svg")
      .map((file) => path.parse(file).name)
      .sort(),
    places: [...photoPlaces, ...articles].sort(),
    services: site.listedServices.map(({ slug }) => slug).sort(),
    signs: site.signs.signs.map(({ id }) => id).sort(),
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
});

test("the forms leave out what is empty, so what may be empty may be missing", () => {
  const text = z.string();
  const list = z.strictObject({ list: z.array(text) });
  const group = z.strictObject({ group: z.strictObject({ some: text.optional() }) });
  expect(() => fieldsOf(list, {}, "")).toThrow("list: ");
  expect(() => fieldsOf(group, {}, "")).toThrow("group: ");
  const { shape } = group.shape.group;
  // Shown open all the same, without a button that removes it.
  const open = z.strictObject({ group: z.strictObject(shape).prefault({}) });
  expect(fieldsOf(open, {}, "")).toMatchObject([{ required: true }]);
});
