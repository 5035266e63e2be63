import { signPlaces } from "../content/schemas/signs.ts";
import { type Level, levels } from "../formatting/levels.ts";
import { emergencyPath } from "../policies/canonical-path.ts";
import type { Sign, Site } from "./site.ts";

/** The dog with its places, of which each lists its signs. */
export type WhereData = ReturnType<typeof loadWhere>;

type Place = Sign["where"][number];

/** A sign in a list. */
export type SignLink = {
  name: string;
  level?: Level | undefined;
  /** Where to read on. */
  href?: string | undefined;
  /** What raises its level. */
  unless?: string | undefined;
};

/**
 * The dog, and the signs of each place, soonest first.
 * @param answers to the question above the dog, by level: each stands above the signs it is for
 */
export function loadWhere(
  site: Site,
  show: (sign: Sign, place: Place) => SignLink,
  answers?: Record<Level, string>,
) {
  const { places, ...words } = site.signs.picture;
  const bySoonest = levels.flatMap((level) =>
    site.signs.signs.filter((sign) => sign.level === level),
  );
  const answerTo = ({ level }: Sign) => answers?.[level];
  return {
    ...words,
    drawing: site.drawing("where"),
    places: signPlaces.map((place) => {
      const signs = bySoonest.filter(({ where }) => where.includes(place));
      return {
        id: `where-${place}`,
        name: places[place],
        hasPoisons: place === "ate",
        groups: [...new Set(signs.map(answerTo))].map((answer) => ({
          answer,
          signs: signs.filter((sign) => answerTo(sign) === answer).map((sign) => show(sign, place)),
        })),
      };
    }),
  };
}

/** Where to read on about a sign: its card, its page, or its place on the emergency page. */
export function signHref({ id, card, path, where }: Sign, place = where[0]): string {
  if (card !== undefined) return `${emergencyPath}#${id}`;
  return path ?? `${emergencyPath}#where-${place}`;
}
