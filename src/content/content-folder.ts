import path from "node:path";
import { globSync } from "tinyglobby";
import type { z } from "zod";
import { type Choices, findGoneNames } from "./choices.ts";
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

/**
 * The files of a content folder, each read on first use, and what is wrong with them.
 * @param keepsSamples whether what is marked as a sample counts
 * @param known the lists whose names may be gone: fields leave those out
 */
export function openContent(folder: string, keepsSamples: boolean, known: Partial<Choices>) {
  const sourceOf = memoize((name: string) =>
    readSource(path.join(folder, name), `content/${name}`),
  );
  /** The schema of each file that has been parsed. */
  const schemas = new Map<string, z.ZodType>();
  /** The content of each valid one. */
  const parsed = new Map<string, unknown>();
  const problems: Problem[] = [];
  /** The file of each sample that is left out. */
  const leftOut: string[] = [];
  /** Names of what has been deleted since. */
  const goneNames: Pick<Problem, "file" | "field">[] = [];
  return {
    sourceOf,
    schemas,
    problems,
    leftOut,
    goneNames,
    /** @returns undefined after adding to `problems` */
    parse<Schema extends z.ZodType>(
      { glob, schema }: ContentFile<Schema>,
      facts: Facts,
      name = glob,
    ): z.output<Schema> | undefined {
      schemas.set(name, schema);
      const source = sourceOf(name);
      const found = [...source.problems];
      let input = insertFactsInto(source, schema, facts, found);
      let { data, error } = schema.safeParse(input);
      if (source.problems.length === 0) found.push(...describeIssues(source, input, error));
      const gone = findGoneNames(source, schema, known);
      goneNames.push(...gone.map((field) => ({ file: source.file, field })));
      if (found.length === 0 && (!keepsSamples || gone.length > 0)) {
        input = leaveOut(input, (inner, path) => {
          const isSample = !keepsSamples && Object(inner).sample === true;
          if (isSample) leftOut.push(source.file);
          return isSample || gone.includes(path.join("."));
        });
        ({ data, error } = schema.safeParse(input));
        // A list of samples alone is empty now.
        for (const { message, ...problem } of describeIssues(source, input, error)) {
          found.push({ ...problem, message: `${message} once its samples are left out` });
        }
      }
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

/**
 * A copy of parsed YAML without some entries of lists, and some fields.
 * @param isLeftOut called for each, with its place among all of them
 */
function leaveOut(
  value: unknown,
  isLeftOut: (inner: unknown, path: readonly string[]) => boolean,
  path: readonly string[] = [],
): unknown {
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
    const at = [...path, key];
    return isLeftOut(inner, at) ? [] : [[key, leaveOut(inner, isLeftOut, at)]];
  });
  return Array.isArray(value) ? kept.map(([, inner]) => inner) : Object.fromEntries(kept);
}
