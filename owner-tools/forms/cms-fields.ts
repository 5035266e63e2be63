import type { Field } from "@sveltia/cms";
import {
  type Choices,
  type FieldSchema,
  humanize,
  singular,
} from "../../src/reader/field-schema.ts";
import { listOptions } from "../../src/reader/wording.ts";

/* Turns content schemas into fields of Sveltia CMS (https://sveltiacms.app/en/docs/fields). */

/** The fields of a file. If the file is a list, that is one field, labeled with the file's `name`. */
export function cmsFields(json: FieldSchema, choices: Partial<Choices>, name: string): Field[] {
  if (json.properties !== undefined) return fieldsIn(json);
  return [{ ...toField(name, json, "minItems" in json), root: true } as Field];

  function fieldsIn({ properties = {}, required = [] }: FieldSchema): Field[] {
    return Object.entries(properties).map(([name, schema]) =>
      toField(name, schema as FieldSchema, required.includes(name)),
    );
  }

  function toField(name: string, schema: FieldSchema, required: boolean): Field {
    if (schema.const !== undefined || schema.hidden)
      return { name, widget: "hidden", default: schema.default, required: false };
    const mayBeEmpty = schema.properties !== undefined && schema.required === undefined;
    const label = schema.title ?? humanize(name);
    return {
      name,
      label,
      hint: schema.description,
      // For an optional group, Sveltia shows a button that removes the whole group at once.
      required: required || mayBeEmpty,
      collapsed: !required && mayBeEmpty,
      ...(schema.type === "array" ? listField(label, schema) : widget(schema)),
    } as Field;
  }

  function listField(label: string, schema: FieldSchema): object {
    const { minItems: min, maxItems: max } = schema;
    const item = schema.items as FieldSchema;
    if (item.enum !== undefined) return { ...widget(item), multiple: true, min, max };
    const title = schema.itemName ?? singular(label);
    const items =
      item.oneOf === undefined && item.properties === undefined
        ? { field: toField("item", { ...item, title }, true) }
        : { ...widget(item), collapsed: !schema.open };
    const summary = toSummary(schema.summary);
    return { ...items, widget: "list", label_singular: title, summary, min, max };
  }

  function widget(schema: FieldSchema): object {
    const { type, pattern, expected, folders, minimum: min, maximum: max } = schema;
    const picker = pickers[schema.photo ? "photo" : (schema.format ?? "")];
    if (pattern !== undefined)
      return { widget: "string", ...picker, pattern: [pattern, `Expected ${expected}.`] };
    const names = listOptions(schema, choices);
    // Sveltia refuses a list of nothing, such as a team of which nobody is confirmed.
    const options = names?.length ? names : schema.enum;
    if (options !== undefined) return { widget: folders ? "picture" : "select", options };
    if (schema.oneOf !== undefined) {
      return { widget: "object", typeKey: "kind", types: schema.oneOf.map(toKind) };
    }
    if (schema.properties !== undefined) return { widget: "object", fields: fieldsIn(schema) };
    if (type === "boolean") return { widget: "boolean", default: schema.default === true };
    if (type === "integer") return { widget: "number", min, max };
    if (schema.markdown === "body") return { widget: "markdown", buttons, editor_components: [] };
    return { widget: schema.sentences || schema.markdown ? "text" : "string" };
  }

  /** One kind of a union. The field `kind` says which kind an object is. */
  function toKind(schema: FieldSchema): object {
    const { kind, ...properties } = schema.properties as { kind: FieldSchema };
    const name = kind.const as string;
    return { name, label: humanize(name), fields: fieldsIn({ ...schema, properties }) };
  }
}

const pickers: Record<string, object> = {
  date: { widget: "datetime", type: "date", format: "YYYY-MM-DD" },
  time: { widget: "datetime", type: "time", format: "HH:mm" },
  photo: { widget: "image", accept: "image/jpeg,image/png,image/webp", choose_url: false },
};

/** In the syntax of Sveltia (https://sveltiacms.app/en/docs/string-transformations). */
const toSummary = (summary: string | undefined) => summary?.replace(/{(.+?)}/g, "{{fields.$1}}");

/** The buttons of the editor for the text of an MDX file. */
const buttons = ["heading-two", "heading-three", "bold", "link", "bulleted-list", "numbered-list"];
