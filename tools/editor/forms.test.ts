import { readFileSync } from "node:fs";
import path from "node:path";
import { Ajv } from "ajv";
import { globSync } from "tinyglobby";
import { expect, test } from "vitest";
import { z } from "zod";
import { photoPlaces } from "../../src/content/schemas/photos.ts";
import { blogContent, paths, site } from "../../tests/site.ts";
import { entryName, listForms, readFields } from "../form-names.ts";
import { editorConfig, listChoices } from "./config.ts";
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
    ["services", "title"],
    ["areas", "name"],
  ]);
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
    team: ["", ...site.team.map(({ name }) => name)].sort(),
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

test("of a fixed list, several can be picked, and a new entry has some", () => {
  const places = z.array(z.enum(["top", "end"])).default([]);
  const schema = z.strictObject({ shown: places.meta({ field: { default: ["end"] } }) });
  const options = ["top", "end"];
  expect(fieldsOf(schema, {}, "")).toMatchObject([
    { widget: "select", multiple: true, required: false, options, default: ["end"] },
  ]);
});

test("a mark that most entries do without is not put on a new one", () => {
  const schema = z.strictObject({ kind: z.literal("a"), poison: z.literal(true).optional() });
  expect(fieldsOf(schema, {}, "")).toEqual([
    { name: "kind", widget: "hidden", default: "a" },
    { name: "poison", widget: "hidden" },
  ]);
});

test("a list that may be empty may be missing: the forms leave out what is empty", () => {
  const list = z.strictObject({ list: z.array(z.string()) });
  expect(() => fieldsOf(list, {}, "")).toThrow("list: ");
});

/** The parts of a field's options that say what is saved. */
type SavedField = {
  name: string;
  widget?: string;
  required?: boolean;
  root?: boolean;
  fields?: SavedField[];
  types?: { name: string; fields: SavedField[] }[];
  typeKey?: string;
};

/**
 * A form's fields as Sveltia CMS saves them, with `omit_empty_optional_fields`; undefined if nothing
 * is left.
 * @param emptied whether somebody has emptied every field that may be empty
 */
function saveAll(fields: readonly SavedField[], values: unknown, emptied: boolean): unknown {
  const [first] = fields;
  if (first?.root) return save(first, values, emptied) ?? (Array.isArray(values) ? [] : {});
  const kept = fields.flatMap((field) => {
    const value = save(field, Object(values)[field.name], emptied);
    return value === undefined ? [] : [[field.name, value]];
  });
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

function save(field: SavedField, value: unknown, emptied: boolean): unknown {
  const { widget, required = true, fields, types, typeKey = "" } = field;
  if (widget === "boolean") return value ?? false;
  const isEmpty = emptied || value === undefined || Object(value).length === 0;
  if (!required && isEmpty) return undefined;
  const saveGroup = (group: unknown) => {
    const kind = Object(group)[typeKey];
    const ofKind = types?.find(({ name }) => name === kind)?.fields ?? fields;
    if (ofKind === undefined) return group;
    return { ...(types && { [typeKey]: kind }), ...Object(saveAll(ofKind, group, emptied)) };
  };
  if (Array.isArray(value)) return value.map(saveGroup);
  return fields === undefined ? value : saveAll(fields, value, emptied);
}

test.for([...listForms().values()].map((form) => [form.title, form] as const))(
  "%s: saved untouched it stays as it is, and what may be empty can be emptied",
  ([_title, { file, name, schema }]) => {
    const fields = fieldsOf(schema, listChoices([...listForms().values()]), name) as SavedField[];
    const values = readFields(file);
    // A switch that is missing is saved as off, which says the same.
    const read = (from: unknown) =>
      JSON.stringify(schema.parse(from), (_key, value) => (value === false ? undefined : value), 1);
    expect(read(saveAll(fields, values, false))).toBe(read(values));
    // A rule of ours says in a sentence which of two fields it needs.
    const { error } = schema.safeParse(saveAll(fields, values, true));
    expect(error?.issues.filter(({ code }) => code !== "custom") ?? []).toEqual([]);
  },
);

test("a group that may be empty has to be one that may be missing", () => {
  const some = z.strictObject({ text: z.string().optional() });
  const isSaved = (schema: z.ZodType) => {
    const fields = fieldsOf(schema, {}, "") as SavedField[];
    return schema.safeParse(saveAll(fields, { kept: "a", some: { text: "b" } }, true)).success;
  };
  expect(isSaved(z.strictObject({ kept: z.string(), some }))).toBe(false);
  expect(isSaved(z.strictObject({ kept: z.string(), some: some.prefault({}) }))).toBe(true);
});
