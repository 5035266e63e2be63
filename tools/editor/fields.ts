import type { Field } from "@sveltia/cms";
import { z } from "zod";
import type { Problem } from "../../app/content-model/problems.ts";

/*
 * Turns content schemas into fields of Sveltia CMS (https://sveltiacms.app/en/docs/fields). What a
 * schema cannot express is in its `meta`:
 *
 *   title     the label; by default, the field's name in words
 *   choices   the list to pick from: a key of `Choices`
 *   field     further options of Sveltia's field, such as { label_singular: "Notice" }
 */

/** Lists to pick from, by the name that `meta` uses. */
export type Choices = Record<string, readonly { label: string; value: string }[]>;

type Schema = z.core.JSONSchema.BaseSchema & {
  choices?: string;
  errorMessage?: string;
  field?: { label_singular?: string };
};

const formats: Record<string, object> = {
  email: { widget: "string", type: "email" },
  uri: { widget: "string", type: "url" },
  date: { widget: "datetime", type: "date", format: "YYYY-MM-DD" },
};

/**
 * The fields of a file: those of its schema, or a single field for a file that is a list.
 * @param name the file's name, which labels a list
 */
export function fieldsOf(schema: z.ZodType, choices: Choices, name: string): Field[] {
  const json = z.toJSONSchema(schema, { io: "input" }) as Schema;
  if (json.properties !== undefined) return fieldsIn(json, "");
  return [{ ...toField(name, json, true, ""), root: true } as Field];

  function fieldsIn({ properties = {}, required = [] }: Schema, at: string): Field[] {
    return Object.entries(properties).map(([name, schema]) =>
      toField(name, schema as Schema, required.includes(name), at),
    );
  }

  function toField(name: string, schema: Schema, required: boolean, parent: string): Field {
    if (schema.const !== undefined && schema.field === undefined) {
      return { name, widget: "hidden", default: schema.const };
    }
    return {
      name,
      label: schema.title ?? inWords(name),
      ...(schema.description === undefined ? {} : { hint: schema.description }),
      required,
      preview: false,
      ...(schema.type === "array"
        ? list(name, schema, required, parent)
        : widget(schema, `${parent}.${name}`)),
      ...schema.field,
    } as Field;
  }

  function list(name: string, schema: Schema, required: boolean, parent: string): object {
    const { minItems: min, maxItems: max } = schema;
    const at = `${parent}.${name}`;
    const one = singular(schema.title ?? inWords(name));
    if (min === undefined && schema.default === undefined && parent !== "") {
      throw new Error(`${at}: a list that may be empty needs .default([])`);
    }
    return {
      widget: "list",
      label_singular: one,
      // An optional list may be left out.
      required: required && min !== undefined,
      ...(min === undefined ? {} : { min }),
      ...(max === undefined ? {} : { max }),
      ...entries(name, schema.items as Schema, schema.field?.label_singular ?? one, at),
    };
  }

  /** The entries of a list: groups, groups of several kinds, or single values. */
  function entries(name: string, items: Schema, title: string, at: string): object {
    if (items.oneOf !== undefined) return { ...kinds(items, at), collapsed: true };
    if (items.properties !== undefined) {
      const fields = fieldsIn(items, at);
      return { fields, collapsed: true, summary: `{{fields.${fields[0]?.name}}}`, ...items.field };
    }
    return { field: toField(name, { ...items, title }, true, at) };
  }

  /** The kinds of a union, distinguished by their field `kind`. */
  function kinds({ oneOf = [] }: Schema, at: string): object {
    const types = (oneOf as Schema[]).map((option) => {
      const { kind, ...properties } = option.properties ?? {};
      const name = (kind as Schema | undefined)?.const;
      if (typeof name !== "string") throw new Error(`${at}: a union without a field “kind”`);
      const fields = fieldsIn({ ...option, properties }, `${at}.${name}`);
      return { name, label: inWords(name), fields };
    });
    return { typeKey: "kind", types };
  }

  function widget(schema: Schema, at: string): object {
    const { type, format = "", pattern, errorMessage = "" } = schema;
    if (schema.choices !== undefined) {
      const options = choices[schema.choices];
      if (options === undefined) throw new Error(`${at}: nothing to pick from, ${schema.choices}`);
      return { widget: "select", options };
    }
    if (schema.enum !== undefined) return { widget: "select", options: schema.enum };
    if (schema.oneOf !== undefined) return { widget: "object", ...kinds(schema, at) };
    if (schema.properties !== undefined) return { widget: "object", fields: fieldsIn(schema, at) };
    if (type === "object") return { widget: "keyvalue", key_label: "Name", value_label: "Text" };
    if (type === "boolean") return { widget: "boolean", default: false };
    if (type === "integer" || type === "number") {
      const step =
        type === "integer" ? { value_type: "int" } : { value_type: "float", step: 0.0001 };
      return { widget: "number", ...step, min: schema.minimum, max: schema.maximum };
    }
    if (type !== "string") throw new Error(`${at}: no form for this kind of field`);
    if (formats[format] !== undefined) return formats[format];
    if (pattern !== undefined) return { widget: "string", pattern: [pattern, errorMessage] };
    return { widget: "text", pattern: patternOf(schema) };
  }
}

/** Checks the length like the build, except of a text with facts such as `{clinic.phone}`. */
function patternOf({ minLength = 0, maxLength }: Schema): [string, string] {
  if (maxLength === undefined) return ["^[^\\n]*$", "One paragraph, please, without a new line."];
  const words = minLength > 1 ? `${minLength} to ${maxLength}` : `At most ${maxLength}`;
  return [
    `^(?:.*\\{[^{}]+\\}.*|.{${minLength},${maxLength}})$`,
    `${words} characters, please, in one paragraph.`,
  ];
}

/** `closuresListedFor` as `Closures listed for`, `not-found` as `Not found`. */
export function inWords(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll("-", " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** By the names of its fields, as a form has them: `Week, Saturday, 1, Closes: is “00:00”. …`. */
export function problemInWords({ field, message, expected }: Problem): string {
  const names = field
    .split(".")
    .map((name) => (/^\d+$/.test(name) ? Number(name) + 1 : inWords(name)));
  return `${field === "" ? "" : `${names.join(", ")}: `}${message}. Expected ${expected}.`;
}

const singular = (label: string) => label.replace(/(?<=[^s])ies$/, "y").replace(/(?<=[^s])s$/, "");
