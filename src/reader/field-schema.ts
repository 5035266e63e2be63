import type { z } from "zod";

type ChoiceName =
  | "areas"
  | "categories"
  | "pages"
  | "pictures"
  | "services"
  | "signs"
  | "veterinarians";

/** The names of each list. If a list cannot be read, it is undefined, and any name is valid. */
export type Choices = Readonly<Record<ChoiceName, readonly string[] | undefined>>;

/** What a schema says of a field: JSON Schema, and what `meta` adds for the reader and for forms. */
export type FieldSchema = z.core.JSONSchema.BaseSchema & {
  /** No form shows it. What the file says stays, and a new entry gets the default, if there is one. */
  hidden?: true;
  /** Several lines of text. Otherwise one. */
  sentences?: true;
  /** Markdown, read as data (rich-text-data.ts): a paragraph, or the text of an MDX file. */
  markdown?: "prose" | "body";
  /** The text is a name of this list. */
  choices?: ChoiceName;
  link?: true;
  photo?: true;
  /** A change of it needs no approval, because nobody reads it on a page. */
  needsNoApproval?: true;
  /** What a text that does not match its pattern should have been. */
  expected?: string;
  /** Only names in these folders of that list: `tiles/heat` is in `tiles`, and `kit` in `.`. */
  folders?: readonly string[];
  /** What an item of the list is called, if that is not the singular of its title. */
  itemName?: string;
  /** What an item of the list shows while it is closed, such as `{level}: {name}`, with filters of Sveltia. */
  summary?: string;
  /** The items of the list are open at first. */
  open?: true;
};

/** `New patients` for `newPatients`, `Not found` for `not-found`. */
export function humanize(name: string): string {
  const phrase = name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll("-", " ")
    .toLowerCase();
  return phrase.charAt(0).toUpperCase() + phrase.slice(1);
}

/** `Policy` for `Policies`, `Article` for `Articles`. */
export const singular = (label: string) =>
  label.replace(/(?<=[^s])ies$/, "y").replace(/(?<=[^s])s$/, "");

/** What forms call a field of a form, such as `Signs › leave: Bloat › Steps › 2`. Empty if none has it. */
export function formLabel(
  field: FieldSchema,
  [key, ...rest]: readonly PropertyKey[],
  value: unknown,
  form: string,
): string {
  if (field.hidden || key === undefined) return field.hidden ? "" : form;
  const { field: inner, value: inside } = fieldAt(field, [key], value);
  const label = Array.isArray(value)
    ? itemSummary(field.summary, inside) || `${Number(key) + 1}`
    : (inner.title ?? humanize(String(key)));
  return formLabel(inner, rest, inside, `${form} › ${label}`);
}

/** What a form shows of an item while it is closed: its summary, or else its first field. */
function itemSummary(summary: string | undefined, item: unknown): string {
  if (typeof item !== "object") return "";
  const fields = asRecord(item);
  const text = (summary ?? `{${Object.keys(fields)[0]}}`).replace(
    /{(\w+)(.*?)}/g,
    (_, name, filter) => (typeof fields[name] === "string" && !filter ? fields[name] : ""),
  );
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

/** The fields of a value that is not validated. A missing value has none. */
export const asRecord = (value: unknown): Record<string, unknown> => Object(value);

/** The value at a path, its schema (`{}` if unknown), and if it is optional. Unions tell their objects apart by `kind`. */
export function fieldAt(
  field: FieldSchema,
  [key, ...rest]: readonly PropertyKey[],
  value: unknown,
  isOptional = false,
): { field: FieldSchema; value: unknown; isOptional: boolean } {
  if (key === undefined) return { field, value, isOptional };
  const kinds = field.oneOf as FieldSchema[] | undefined;
  const isKind = ({ properties }: FieldSchema) =>
    asRecord(properties?.kind).const === asRecord(value).kind;
  const { properties, required, additionalProperties, items } = kinds?.find(isKind) ?? field;
  const inner = (items ?? properties?.[String(key)] ?? additionalProperties ?? {}) as FieldSchema;
  const isInnerOptional = properties !== undefined && !required?.includes(String(key));
  return fieldAt(inner, rest, asRecord(value)[String(key)], isInnerOptional);
}
