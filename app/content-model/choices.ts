import { z } from "zod";
import type { Problem } from "./problems.ts";

/*
 * Fields that name something else, such as a service or a picture. A schema says so with
 * `.meta({ choices: "services" })`: forms then offer a list to pick from, and here every name is
 * looked up.
 */

/** The names that exist, by list; undefined if the file that has the list cannot be read. */
export type Choices = Record<keyof typeof nouns, readonly string[] | undefined>;

const nouns = {
  areas: "area named",
  articles: "article named",
  categories: "category named",
  drawings: "drawing named",
  illustrations: "picture named",
  pages: "page at",
  places: "place for photos named",
  services: "service named",
};

/** Where a photo may stand, besides at the top of an article. */
export const photoPlaces = ["doctor", "team", "door", "parking"];

/** In place of the names, for lists that are long or need a word more. */
const hints: Partial<typeof nouns> = {
  illustrations: "the name of a file in app/illustrations, without .svg",
  pages: "an address that content/navigation.yaml or the file of a page gives",
  places:
    "doctor (About), team (home), door or parking (directions), or an article such as /blog/first-visit",
};

/** @param value that the schema has accepted */
export function* findUnknownNames(
  file: string,
  schema: z.ZodType,
  value: unknown,
  choices: Choices,
): Generator<Problem> {
  for (const { list, name, path } of namesIn(z.toJSONSchema(schema, { io: "input" }), value, [])) {
    const known = choices[list];
    if (known === undefined || known.includes(name)) continue;
    yield {
      file,
      field: path.join("."),
      message: `there is no ${nouns[list]} “${name}”`,
      expected: hints[list] ?? `one of ${known.join(", ")}`,
    };
  }
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
