import type { z } from "zod";

/** A file of content/, or the files that a pattern such as `articles/*.mdx` names, and what they may say. */
export type ContentFile<Schema extends z.ZodType = z.ZodType> = { pattern: string; schema: Schema };

/** What such a file says. */
export type ContentOf<File extends ContentFile> = z.infer<File["schema"]>;

/** Declares a content file: everything else that knows of it follows from this. */
export function contentFile<Schema extends z.ZodType>(
  pattern: string,
  schema: Schema,
): ContentFile<Schema> {
  return { pattern, schema };
}
