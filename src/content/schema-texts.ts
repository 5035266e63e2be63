import { z } from "zod";
import { remember } from "./remember.ts";

type Schema = z.core.JSONSchema.BaseSchema & {
  /** The list that names the text: choices.ts. */
  choices?: string;
  /** Whether what the text names may be gone. */
  mayBeGone?: boolean;
  /** Words in braces that the page fills in: `template` in schema-parts.ts. */
  placeholders?: readonly string[];
  /** Whether facts stay pieces: `sentence` in schema-parts.ts. */
  sentence?: boolean;
};

type SchemaText = { text: string; path: readonly PropertyKey[]; schema: Schema };

/** Made once: all articles have one schema, and every file asks three times. */
const jsonSchemaOf = remember(
  (schema: z.ZodType): Schema => z.toJSONSchema(schema, { io: "input" }),
);

/** The texts of parsed YAML, each with what the schema of its field says in `meta`. */
export const textsWithSchema = (schema: z.ZodType, value: unknown): SchemaText[] => [
  ...textsIn(jsonSchemaOf(schema), value, []),
];

function* textsIn(
  schema: Schema,
  value: unknown,
  path: readonly PropertyKey[],
): Generator<SchemaText> {
  if (typeof value === "string") yield { text: value, path, schema };
  if (typeof value !== "object" || value === null) return;
  const { items, properties, oneOf = [] } = schema;
  const { kind } = value as { kind?: unknown };
  const ofKind = (oneOf as Schema[]).find(({ properties }) => {
    return (properties?.kind as Schema | undefined)?.const === kind;
  });
  const fields = ofKind?.properties ?? properties;
  for (const [key, inner] of Object.entries(value)) {
    const field = Array.isArray(value) ? items : fields?.[key];
    yield* textsIn((field ?? {}) as Schema, inner, [...path, key]);
  }
}
