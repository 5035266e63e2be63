import { globSync } from "node:fs";
import { parse, stringify } from "yaml";
import { z } from "zod";
import { listContentFiles } from "../../app/prerender/load-site.ts";

/*
 * Content the way Sveltia CMS writes it: fields in the order of the form, no comments, and YAML with
 * the options of formatYAML in its file/format.js. Saving such a file changes only what was edited.
 */

type Schema = z.core.JSONSchema.BaseSchema;

/** Every content file with its schema. The first pattern of a folder wins. */
export function schemasByFile(): Map<string, z.ZodType> {
  const declared = listContentFiles().reverse();
  return new Map(
    declared.flatMap(({ pattern, schema }) =>
      globSync(`content/${pattern}`).map((file): [string, z.ZodType] => [file, schema]),
    ),
  );
}

/** The text of a file as its form would save it. */
export function writtenForm(text: string, schema: z.ZodType): string {
  const [, yaml = text, body] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text) ?? [];
  const value = inOrder(parse(yaml), z.toJSONSchema(schema, { io: "input" }) as Schema);
  const written = stringify(value, null, {
    lineWidth: 0,
    defaultKeyType: "PLAIN",
    defaultStringType: "PLAIN",
    singleQuote: true,
  });
  return body === undefined ? written : `---\n${written}---\n\n${body.trim()}\n`;
}

/** Puts fields in the order of the schema, unknown ones last, and leaves out empty lists. */
function inOrder(value: unknown, { properties, oneOf = [], items }: Schema = {}): unknown {
  if (Array.isArray(value)) return value.map((item) => inOrder(item, items as Schema));
  if (typeof value !== "object" || value === null) return value;
  const group = value as Record<string, unknown>;
  // Sveltia orders the fields of all kinds together, after the kind.
  const kinds = (oneOf as Schema[]).map(({ properties = {} }) => properties);
  const own = kinds.find(({ kind }) => (kind as Schema).const === group.kind);
  const fields = Object.assign(kinds.length > 0 ? { kind: {} } : {}, properties, ...kinds, own);
  return Object.fromEntries(
    [...Object.keys(fields), ...Object.keys(group)]
      .map((name) => [name, inOrder(group[name], fields[name])])
      .filter(([, inner]) => inner !== undefined && !(Array.isArray(inner) && inner.length === 0)),
  );
}
