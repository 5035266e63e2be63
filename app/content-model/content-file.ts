import type { z } from "zod";

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
