import { globSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import type { ContentFile } from "./content-file.ts";
import type { Facts } from "./facts.ts";
import type { Problem } from "./problems.ts";
import { parseSource, readSource } from "./read-file.ts";
import { remember } from "./remember.ts";

export type ContentFolder = ReturnType<typeof openContent>;

/** The files of a content folder, each read on first use, and what is wrong with them. */
export function openContent(folder: string) {
  const names = globSync("**/*.{md,mdx,yaml,yml}", { cwd: folder }).sort();
  const sourceOf = remember((name) => readSource(path.join(folder, name), `content/${name}`));
  /** The schema of each file that has been parsed. */
  const schemas = new Map<string, z.ZodType>();
  /** What the schemas of the valid ones took: texts with facts. */
  const inputs = new Map<string, unknown>();
  const problems: Problem[] = [];
  return {
    names,
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
      const parsed = parseSource(sourceOf(name), schema, facts, problems);
      if (parsed !== undefined) inputs.set(name, parsed.input);
      return parsed?.output;
    },
    /** The content of a file that has been parsed; undefined if it is not valid. */
    get<Schema extends z.ZodType>({ glob, schema }: ContentFile<Schema>) {
      // Parsed again, so that its type follows from its schema.
      return inputs.has(glob) ? schema.parse(inputs.get(glob)) : undefined;
    },
  };
}
