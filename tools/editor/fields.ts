import type { Field } from "@sveltia/cms";
import { z } from "zod";

/*
 * Forms from the schemas of content: each field of a schema becomes a field of Sveltia CMS
 * (https://sveltiacms.app/en/docs/fields). What a schema cannot know stands in its `meta`:
 *
 *   title     the label; without it, the name of the field in words
 *   choices   the list to pick from: a key of `Choices`
 *   field     options of Sveltia’s field, such as { label_singular: "Notice" }
 */

/** What can be picked, by the name that `meta` has for it. */
export type Choices = Record<string, readonly { label: string; value: string }[]>;

type Schema = z.core.JSONSchema.BaseSchema & {
  choices?: string;
  errorMessage?: string;
  field?: object;
};

/**
 * The fields of a file: those of its schema, or one field that is the whole file.
 * @param name of the file, which becomes the label of a whole file
 */
export function fieldsOf(schema: z.ZodType, choices: Choices, name: string): Field[] {
  const json = z.toJSONSchema(schema, { io: "input" }) as Schema;
  if (json.properties !== undefined) return fieldsIn(json, choices, "");
  return [{ ...toField(name, json, true, choices, ""), root: true } as Field];
}

function fieldsIn({ properties = {}, required = [] }: Schema, choices: Choices, at: string) {
  return Object.entries(properties).map(([name, schema]) =>
    toField(name, schema as Schema, required.includes(name), choices, at),
  );
}

function toField(
  name: string,
  schema: Schema,
  required: boolean,
  choices: Choices,
  parent: string,
): Field {
  const at = `${parent}.${name}`;
  if (schema.const !== undefined && schema.field === undefined) {
    return { name, widget: "hidden", default: schema.const };
  }
  return {
    name,
    label: schema.title ?? inWords(name),
    ...(schema.description === undefined ? {} : { hint: schema.description }),
    required,
    preview: false,
    ...widget(name, schema, required, choices, at),
    ...schema.field,
  } as Field;
}

/** The kind of a field and what belongs to it. */
function widget(
  name: string,
  schema: Schema,
  required: boolean,
  choices: Choices,
  at: string,
): object {
  const { type, items, minItems: min, maxItems: max } = schema;
  if (schema.choices !== undefined) {
    const options = choices[schema.choices];
    if (options === undefined) throw new Error(`${at}: nothing to pick from, ${schema.choices}`);
    return { widget: "select", options };
  }
  if (schema.enum !== undefined) return { widget: "select", options: schema.enum };
  if (schema.oneOf !== undefined) {
    return { widget: "object", typeKey: "kind", types: typesOf(schema, choices, at) };
  }
  if (type === "array") {
    if (min === undefined && schema.default === undefined && parentOf(at) !== "") {
      throw new Error(`${at}: a list that may be empty needs .default([])`);
    }
    return {
      widget: "list",
      label_singular: singular(schema.title ?? inWords(name)),
      // A list that may be empty need not be there.
      required: required && min !== undefined,
      ...(min === undefined ? {} : { min }),
      ...(max === undefined ? {} : { max }),
      ...entriesOf(name, items as Schema, choices, at),
    };
  }
  if (type === "object" && schema.properties !== undefined) {
    return { widget: "object", fields: fieldsIn(schema, choices, at) };
  }
  if (type === "object" && schema.additionalProperties !== undefined) {
    return { widget: "keyvalue", key_label: "Name", value_label: "Text" };
  }
  if (type === "boolean") return { widget: "boolean", default: false };
  if (type === "integer" || type === "number") {
    return {
      widget: "number",
      value_type: type === "integer" ? "int" : "float",
      ...(type === "number" ? { step: 0.0001 } : {}),
      min: schema.minimum,
      max: schema.maximum,
    };
  }
  if (schema.format === "email") return { widget: "string", type: "email" };
  if (schema.format === "uri") return { widget: "string", type: "url" };
  if (schema.format === "date") {
    return { widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  }
  if (type === "string") {
    const { pattern, errorMessage = "" } = schema;
    if (pattern !== undefined) return { widget: "string", pattern: [pattern, errorMessage] };
    return { widget: "text", pattern: patternOf(schema) };
  }
  throw new Error(`${at}: no form for this kind of field`);
}

/** What a list holds: groups, groups of several kinds, or single values. */
function entriesOf(name: string, items: Schema, choices: Choices, at: string): object {
  if (items.oneOf !== undefined) {
    return { typeKey: "kind", types: typesOf(items, choices, at), collapsed: true };
  }
  if (items.properties !== undefined) {
    const fields = fieldsIn(items, choices, at);
    return { fields, collapsed: true, summary: `{{fields.${fields[0]?.name}}}`, ...items.field };
  }
  return { field: toField(name, { ...items, title: singular(inWords(name)) }, true, choices, at) };
}

/** The kinds of a union, told apart by their field `kind`. */
function typesOf({ oneOf = [] }: Schema, choices: Choices, at: string) {
  return (oneOf as Schema[]).map((kind) => {
    const { kind: tag, ...properties } = kind.properties ?? {};
    const name = (tag as Schema | undefined)?.const;
    if (typeof name !== "string") throw new Error(`${at}: a union without a field “kind”`);
    return {
      name,
      label: inWords(name),
      fields: fieldsIn({ ...kind, properties }, choices, `${at}.${name}`),
    };
  });
}

/** A form checks texts as the build does, but a text with a fact in it, as `{clinic.phone}`, later. */
function patternOf({ minLength = 0, maxLength }: Schema): [string, string] {
  if (maxLength === undefined) return ["^[^\\n]*$", "One paragraph, please, without a new line."];
  const words = minLength > 1 ? `${minLength} to ${maxLength}` : `At most ${maxLength}`;
  return [
    `^(?:.*\\{[^{}]+\\}.*|.{${minLength},${maxLength}})$`,
    `${words} characters, please, in one paragraph.`,
  ];
}

const parentOf = (at: string) => at.slice(0, at.lastIndexOf("."));

/** `closuresListedFor` as `Closures listed for`. */
function inWords(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const singular = (label: string) =>
  label.replace(
    /(ss)$|(?<=[^s])ies$|(?<=[^s])s$/,
    (end, ss?: string) => ss ?? (end === "ies" ? "y" : ""),
  );
