import { z } from "zod";
import { plainCharacters } from "./characters.ts";

export type Schema = z.core.JSONSchema.BaseSchema & {
  /** The list that names the text: choices.ts. */
  choices?: string;
  /** Words in braces that the page fills in: `template` in schemas/fields.ts. */
  placeholders?: readonly string[];
  /** Whether facts stay pieces: `sentence` in schemas/fields.ts. */
  sentence?: boolean;
  /** Whether others look the text up: `plainName` in schemas/fields.ts. */
  plain?: boolean;
  /** Options of the form’s field, and what it says about a wrong value. */
  field?: object;
  errorMessage?: string;
};

type SchemaText = { text: string; path: readonly PropertyKey[]; schema: Schema };

/** Made once: all articles have one schema, and every file asks three times. */
const jsonSchemas = new WeakMap<z.ZodType, Schema>();

export function jsonSchemaOf(schema: z.ZodType): Schema {
  const known = jsonSchemas.get(schema) ?? z.toJSONSchema(schema, { io: "input" });
  jsonSchemas.set(schema, known);
  return known;
}

/** The texts of parsed YAML, in plain characters where those matter, each with what the schema of its field says in `meta`. */
export const textsWithSchema = (schema: z.ZodType, value: unknown): SchemaText[] => [
  ...textsIn(jsonSchemaOf(schema), value, []),
];

function* textsIn(
  schema: Schema,
  value: unknown,
  path: readonly PropertyKey[],
): Generator<SchemaText> {
  if (typeof value === "string") {
    yield { text: isPlain(schema) ? plainCharacters(value) : value, path, schema };
  }
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield* textsIn(schemaWithin(schema, value, key), inner, [...path, key]);
  }
}

/** Whether spaces and hyphens have one kind: in names to look up, and in text of a form, such as a date. */
const isPlain = ({
  plain,
  choices,
  pattern,
  format,
  enum: names,
  const: name,
  placeholders,
}: Schema) =>
  placeholders === undefined &&
  [plain, choices, pattern, format, names, name].some((one) => one !== undefined);

/** The schema of a field or an entry of a value; empty if it has none. */
function schemaWithin(schema: Schema, value: unknown, key: string): Schema {
  const { items, properties, oneOf = [] } = schema;
  const { kind } = Object(value);
  const ofKind = (oneOf as Schema[]).find(({ properties }) => {
    return (properties?.kind as Schema | undefined)?.const === kind;
  });
  const fields = ofKind?.properties ?? properties;
  return ((Array.isArray(value) ? items : fields?.[key]) ?? {}) as Schema;
}
