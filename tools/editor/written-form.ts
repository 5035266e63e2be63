import { parse, stringify } from "yaml";
import type { z } from "zod";

/*
 * Content the way Sveltia CMS writes it: fields in the order of the form, no comments, and YAML with
 * the options of formatYAML in its file/format.js. Saving such a file changes only what was edited.
 */

/** The text of a file as its form would save it. */
export function writtenForm(text: string, schema: z.ZodType): string {
  const [, yaml = text, body] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text) ?? [];
  const value = parse(yaml);
  // zod returns fields in the order of the schema. The content check reports what zod refuses.
  const { data = value } = schema.safeParse(value);
  const withoutEmptyLists = (key: unknown, inner: unknown) =>
    key !== "" && Array.isArray(inner) && inner.length === 0 ? undefined : inner;
  const written = stringify(data, withoutEmptyLists, { lineWidth: 0, singleQuote: true });
  return body === undefined ? written : `---\n${written}---\n\n${body.trim()}\n`;
}
