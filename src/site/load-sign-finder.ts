import { hasCard } from "../content/schemas/signs.ts";
import { emergencyPath } from "../policies/canonical-path.ts";
import type { Sign, Site } from "./site.ts";

/** What the field knows, and the words around what it lists. */
export type Finder = ReturnType<typeof loadSignFinder>;

/** What the field knows: all signs and poisons and what is neither, each with a place to read on. */
export function loadSignFinder({ signs, labels }: Site) {
  const { none, keys, found } = labels.finder;
  const entries = [
    ...signs.signs.flatMap((sign) => {
      const { name, key, words, level } = sign;
      if (words === undefined) return [];
      return { name, words: [key ?? [], phrases(words)].flat(), level, href: placeOf(sign) };
    }),
    ...signs.poisons.map(({ thing, words, level }) => ({
      name: thing,
      words: phrases(words),
      level,
      href: `${emergencyPath}#poison`,
    })),
    ...signs.others.map(({ name, words, path }) => ({
      name,
      words: phrases(words),
      level: undefined,
      href: path,
    })),
  ];
  return { entries, words: { none, keys, found } };
}

const phrases = (words = "") => words.split(",").map((phrase) => phrase.trim());

/** Where to read on about a sign: its card first. */
const placeOf = (sign: Sign): string =>
  (hasCard(sign) ? undefined : sign.path) ?? emergencyPlace(sign) ?? "/services#noticed";

/** Where the emergency page shows a sign, if it does: on its card, or under “Can it wait till morning?”. */
export function emergencyPlace(sign: Sign): string | undefined {
  if (hasCard(sign)) return `${emergencyPath}#${sign.id}`;
  return sign.shown.includes("wait") ? `${emergencyPath}#can-wait` : undefined;
}
