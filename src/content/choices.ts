import type { z } from "zod";
import type { Problem } from "./problems.ts";
import type { SourceFile } from "./read-file.ts";
import { textsWithSchema } from "./schema-texts.ts";

/*
 * Fields that name something else, such as a service or a picture. A schema says so with
 * `.meta({ choices: "services" })`: forms then offer a list to pick from, and here every name is
 * looked up.
 */

/** The names that exist, by list; undefined if the file that has the list cannot be read. */
export type Choices = Record<keyof typeof nouns, readonly string[] | undefined>;

const nouns = {
  areas: "area named",
  categories: "category named",
  pages: "page at",
  pictures: "picture named",
  services: "service named",
  team: "confirmed person in the team named",
};

/** Shown instead of the names, for lists that are long or need explaining. */
const hints: Partial<typeof nouns> = {
  pages: "the address of a page of this site, such as /services/dental",
  pictures: "a picture from the list in the form",
  team: "the name of somebody in content/team.yaml who is confirmed, or nobody",
};

export function findUnknownNames(
  { file, raw, lineOf }: SourceFile,
  schema: z.ZodType,
  choices: Choices,
): Problem[] {
  return textsWithSchema(schema, raw).flatMap(({ text: name, path, schema }) => {
    const list = schema.choices as keyof Choices | undefined;
    if (list === undefined || name === "") return [];
    const known = choices[list];
    if (known === undefined || known.includes(name)) return [];
    const message = `there is no ${nouns[list]} “${name}”`;
    const expected = hints[list] ?? `one of ${known.join(", ")}`;
    return [{ file, line: lineOf(path), field: path.join("."), message, expected }];
  });
}
