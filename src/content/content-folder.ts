import path from "node:path";
import { globSync } from "tinyglobby";
import type { z } from "zod";
import type { Facts } from "./facts.ts";
import { memoize } from "./memoize.ts";
import type { Problem } from "./problems.ts";
import { describeIssues, insertFactsInto, readSource } from "./read-file.ts";

/** A file of content/, or a glob such as `articles/*.mdx`, with its schema. */
export type ContentFile<Schema extends z.ZodType = z.ZodType> = { glob: string; schema: Schema };

export type ContentFolder = ReturnType<typeof openContent>;

/** The names of all files in a content folder. */
export const listContent = (folder: string): string[] =>
  // A glob passes over names that begin with a dot, which systems leave behind.
  globSync("**/*.*", { cwd: folder })
    .filter((name) => /\.(?:mdx?|ya?ml)$/i.test(name))
    .sort();

/** The files of a content folder, each read on first use, and what is wrong with them. */
export function openContent(folder: string) {
  const sourceOf = memoize((name: string) =>
    readSource(path.join(folder, name), `content/${name}`),
  );
  /** The schema of each file that has been parsed. */
  const schemas = new Map<string, z.ZodType>();
  /** The content of each valid one. */
  const parsed = new Map<string, unknown>();
  const problems: Problem[] = [];
  return {
    sourceOf,
    schemas,
    problems,
    /** @returns undefined after adding to `problems` */
    parse<Schema extends z.ZodType>(
      { glob, schema }: ContentFile<Schema>,
      facts: Facts,
      name = glob,
    ): z.output<Schema> | undefined {
      schemas.set(name, schema);
      const source = sourceOf(name);
      const found = [...source.problems];
      const input = insertFactsInto(source, schema, facts, found);
      const { data, error } = schema.safeParse(input);
      if (source.problems.length === 0) found.push(...describeIssues(source, input, error));
      problems.push(...found);
      if (found.length > 0) return undefined;
      parsed.set(name, data);
      return data;
    },
    /** The content of a file that has been parsed; undefined if it is not valid. */
    get: <Schema extends z.ZodType>({ glob }: ContentFile<Schema>) =>
      parsed.get(glob) as z.output<Schema> | undefined,
  };
}
