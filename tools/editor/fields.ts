import type { Field, SelectField } from "@sveltia/cms";
import type { z } from "zod";
import { jsonSchemaOf, type Schema } from "../../src/content/schema-texts.ts";
import { humanize } from "../form-names.ts";

/*
 * Turns content schemas into fields of Sveltia CMS (https://sveltiacms.app/en/docs/fields). What a
 * schema cannot express is in its `meta` (src/content/schemas/fields.ts).
 */

/** Lists to pick from, by the name that `meta` uses. */
export type Choices = Record<string, SelectField["options"]>;

/**
 * The fields of a file: those of its schema, or a single field for a file that is a list.
 * @param name the file's name, which labels a list
 */
export function fieldsOf(schema: z.ZodType, choices: Choices, name: string): Field[] {
  const json = jsonSchemaOf(schema);
  if (json.properties !== undefined) return fieldsIn(json);
  return [{ ...toField(name, json, "minItems" in json), root: true } as Field];

  function fieldsIn({ properties = {}, required = [] }: Schema): Field[] {
    return Object.entries(properties).map(([name, schema]) =>
      toField(name, schema as Schema, required.includes(name)),
    );
  }

  function toField(name: string, schema: Schema, required: boolean): Field {
    if (schema.const !== undefined && schema.field === undefined) {
      return { name, widget: "hidden", ...(required && { default: schema.const }) };
    }
    if (schema.type === "array" && required && schema.minItems === undefined) {
      throw new Error(`${name}: a list that may be empty needs .default([])`);
    }
    const mayBeEmpty = schema.properties !== undefined && schema.required === undefined;
    const label = schema.title ?? humanize(name);
    return {
      name,
      label,
      hint: schema.description,
      // As optional, it would have a button that removes all of it at once.
      required: required || mayBeEmpty,
      ...(schema.type === "array" ? list(name, label, schema) : widget(name, schema)),
      ...schema.field,
    } as Field;
  }

  function list(name: string, label: string, schema: Schema): object {
    const { minItems: min, maxItems: max, field } = schema;
    const entry = schema.items as Schema;
    if (entry.enum !== undefined) return { ...widget(name, entry), multiple: true, min, max };
    const title = field?.label_singular ?? singular(label);
    const entries =
      entry.oneOf === undefined && entry.properties === undefined
        ? { field: toField(name, { ...entry, title }, true) }
        : { ...widget(name, entry), collapsed: true, ...entry.field };
    return { ...entries, widget: "list", label_singular: title, min, max };
  }

  function widget(name: string, schema: Schema): object {
    const { type, pattern, errorMessage = "", minimum: min, maximum: max } = schema;
    if (schema.choices !== undefined) return { widget: "select", options: choices[schema.choices] };
    if (schema.enum !== undefined) return { widget: "select", options: schema.enum };
    if (schema.oneOf !== undefined) {
      return { widget: "object", typeKey: "kind", types: schema.oneOf.map(toKind) };
    }
    if (schema.properties !== undefined) return { widget: "object", fields: fieldsIn(schema) };
    if (type === "object") return { widget: "keyvalue", key_label: "Name", value_label: "Text" };
    if (type === "boolean") return { widget: "boolean" };
    if (type === "integer") return { widget: "number", min, max };
    if (type === "number") return { widget: "number", value_type: "float", step: 0.0001, min, max };
    if (type !== "string") throw new Error(`${name}: no form for this kind of field`);
    if (pattern !== undefined) return { widget: "string", pattern: [pattern, errorMessage] };
    return {
      widget: "text",
      pattern: ["^[^\\n]*$", "Please write this as one paragraph, without line breaks."],
    };
  }

  /** One kind of a union, whose field `kind` says which it is. */
  function toKind(schema: Schema): object {
    const { kind, ...properties } = schema.properties as { kind: Schema };
    const name = kind.const as string;
    return { name, label: humanize(name), fields: fieldsIn({ ...schema, properties }) };
  }
}

/** `Story` for `Stories`, `Review` for `Reviews`. */
export const singular = (label: string) =>
  label.replace(/(?<=[^s])ies$/, "y").replace(/(?<=[^s])s$/, "");
