import { z } from "zod";
import type { Problem } from "./problems.ts";
import type { SourceFile } from "./read-file.ts";

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
  places: "place for photos named",
  services: "service named",
};

/** Where a photo may appear, besides the top of an article. */
export const photoPlaces = ["doctor", "team", "door", "parking"];

/** Shown instead of the names, for lists that are long or need explaining. */
const hints: Partial<typeof nouns> = {
  pages: "the address of a page of this site, such as /services/dental",
  pictures: "a picture from the list in the form",
  places:
    "doctor (About), team (home), door or parking (directions), or an article such as /blog/first-visit",
};

export function findUnknownNames(
  { file, raw, lineOf }: SourceFile,
  schema: z.ZodType,
  choices: Choices,
): Problem[] {
  const named = [...namesIn(z.toJSONSchema(schema, { io: "input" }), raw, [])];
  return named.flatMap(({ list, name, path }) => {
    const known = choices[list];
    if (name === "" || known === undefined || known.includes(name)) return [];
    // A photo of an article that was deleted: no page asks for it.
    if (list === "places" && name.startsWith("/")) return [];
    const message = `there is no ${nouns[list]} “${name}”`;
    const expected = hints[list] ?? `one of ${known.join(", ")}`;
    return [{ file, line: lineOf(path), field: path.join("."), message, expected }];
  });
}

type Schema = z.core.JSONSchema.BaseSchema & { choices?: keyof Choices };
type Named = { list: keyof Choices; name: string; path: readonly PropertyKey[] };

function* namesIn(
  { choices: list, items, properties, oneOf = [] }: Schema,
  value: unknown,
  path: readonly PropertyKey[],
): Generator<Named> {
  if (typeof value === "string" && list !== undefined) yield { list, name: value, path };
  if (typeof value !== "object" || value === null) return;
  const { kind } = value as { kind?: unknown };
  const ofKind = (oneOf as Schema[]).find(({ properties }) => {
    return (properties?.kind as Schema | undefined)?.const === kind;
  });
  const fields = ofKind?.properties ?? properties;
  for (const [key, inner] of Object.entries(value)) {
    const schema = Array.isArray(value) ? items : fields?.[key];
    yield* namesIn((schema ?? {}) as Schema, inner, [...path, key]);
  }
}
