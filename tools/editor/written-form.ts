import { globSync, readFileSync, writeFileSync } from "node:fs";
import type { CmsConfig, Field } from "@sveltia/cms";
import { parse, stringify } from "yaml";

/*
 * Content as the forms write it: fields in the order of the form, no comments, and YAML with the
 * options of Sveltia CMS (formatYAML in its file/format.js). A file in this form is changed by a
 * form in nothing but what was changed there; `npm run fix` brings files into it.
 */

/** YAML as the forms write it. */
export const toYaml = (value: unknown): string =>
  stringify(value, null, {
    lineWidth: 0,
    defaultKeyType: "PLAIN",
    defaultStringType: "PLAIN",
    singleQuote: true,
  });

/** A file’s text in the form in which its form would save it. */
export function writtenForm(text: string, fields: readonly Field[]): string {
  const [, yaml = text, body] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text) ?? [];
  const [whole] = fields;
  const value = parse(yaml);
  const ordered =
    whole !== undefined && "root" in whole && whole.root
      ? inOrder(value, whole)
      : inForm(value, fields);
  return body === undefined ? toYaml(ordered) : `---\n${toYaml(ordered)}---\n\n${body.trim()}\n`;
}

type Group = Record<string, unknown>;
type Nested = Field & {
  field?: Field;
  fields?: Field[];
  typeKey?: string;
  types?: { name: string; fields?: Field[] }[];
};

/** A group with its fields in the order of the form; unknown fields stay, last. */
function inForm(value: unknown, fields: readonly Field[]): unknown {
  if (typeof value !== "object" || value === null) return value;
  const group = value as Group;
  const names = fields.map(({ name }) => name);
  const known = fields.flatMap((field) => {
    const inner = inOrder(group[field.name], field as Nested);
    const isEmpty = inner === undefined || (Array.isArray(inner) && inner.length === 0);
    return isEmpty ? [] : [[field.name, inner] as const];
  });
  return Object.fromEntries([
    ...known,
    ...Object.entries(group).filter(([name]) => !names.includes(name)),
  ]);
}

function inOrder(value: unknown, field: Field): unknown {
  const { fields, types, typeKey = "type" } = field as Nested;
  if (Array.isArray(value)) return value.map((item) => inOrder(item, field));
  if (fields !== undefined) return inForm(value, fields);
  if (types === undefined || typeof value !== "object" || value === null) return value;
  const kind = (value as Group)[typeKey];
  const found = types.find(({ name }) => name === kind)?.fields ?? [];
  // Sveltia orders the fields of all kinds together.
  const order = types.flatMap(({ fields = [] }) => fields.map(({ name }) => name));
  const sorted = found.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  return inForm(value, [{ name: typeKey, widget: "string" }, ...sorted]);
}

/** The fields of every file of content, by the file. */
export function fieldsByFile({ collections = [] }: CmsConfig): Map<string, Field[]> {
  const found = new Map<string, Field[]>();
  const add = (file: string, fields: Field[]) =>
    found.set(
      file,
      fields.filter(({ name }) => name !== "body"),
    );
  for (const collection of collections) {
    if (!("folder" in collection)) continue;
    for (const file of globSync(`${collection.folder}/*.mdx`)) add(file, collection.fields);
  }
  // The emergency page has a form of its own, though it lies with the services.
  for (const collection of collections) {
    if ("files" in collection) for (const { file, fields } of collection.files) add(file, fields);
  }
  return found;
}

/** Brings all content into the form of the forms. */
export function writeAll(config: CmsConfig): void {
  for (const [file, fields] of fieldsByFile(config)) {
    const text = readFileSync(file, "utf8");
    const written = writtenForm(text, fields);
    if (written !== text) writeFileSync(file, written);
  }
}
