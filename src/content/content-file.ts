import { z } from "zod";
import { meta } from "./schema-parts.ts";

/** A file of content/, or a glob such as `articles/*.mdx`, with its schema. */
export type ContentFile<Schema extends z.ZodType = z.ZodType> = { pattern: string; schema: Schema };

/** The parsed content of such a file. */
export type ContentOf<File extends ContentFile> = z.infer<File["schema"]>;

/** Declares a content file. Its type, checks and editor schema derive from this. */
export function contentFile<Schema extends z.ZodType>(
  pattern: string,
  schema: Schema,
): ContentFile<Schema> {
  return { pattern, schema };
}

/** The file of a single page: its fields, and what search engines show. */
export const pageFile = <Fields extends z.ZodRawShape>(pattern: string, fields: Fields) =>
  contentFile(pattern, z.strictObject({ meta, ...fields }));
