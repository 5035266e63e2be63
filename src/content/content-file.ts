import { z } from "zod";
import { search } from "./schema-parts.ts";

/** A file of content/, or a glob such as `articles/*.mdx`, with its schema. */
export type ContentFile<Schema extends z.ZodType = z.ZodType> = { glob: string; schema: Schema };

/** The parsed content of such a file. */
export type ContentOf<File extends ContentFile> = z.infer<File["schema"]>;

/** Declares a content file. Its type, checks and editor schema derive from this. */
export function contentFile<Schema extends z.ZodType>(
  glob: string,
  schema: Schema,
): ContentFile<Schema> {
  return { glob, schema };
}

/** The file of a single page: what search engines show, and its fields. */
export const pageFile = <Fields extends z.ZodRawShape>(glob: string, fields: Fields) =>
  contentFile(glob, z.strictObject({ search, ...fields }));
