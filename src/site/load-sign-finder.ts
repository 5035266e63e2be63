import { hasCard } from "../content/schemas/signs.ts";
import type { Level } from "../formatting/levels.ts";
import { plainText, type Text } from "../formatting/text.ts";
import { emergencyPath } from "../policies/canonical-path.ts";
import type { Sign, Site } from "./site.ts";

/** Something a pet shows or got into, as the field “Type what you see” knows it. */
export type FinderEntry = {
  name: string;
  /** What people type for it, besides its name. */
  words: readonly string[];
  /** How soon it needs a veterinarian; what is no sign has none. */
  level?: Level;
  /** What is done before that. */
  first?: string | undefined;
  text: string;
  /** Where to read on. */
  href: string;
  /** Poison lines know more than the clinic. */
  isPoison?: boolean | undefined;
};

/** What the field knows, and the words around an answer. */
export type Finder = ReturnType<typeof loadSignFinder>;

/**
 * What the field knows: all signs and poisons and what is neither, each with a place to read on, and
 * the words around an answer.
 */
export function loadSignFinder({ signs, labels }: Site) {
  const { none, read, found, foundOne } = labels.finder;
  const ofSigns = signs.signs.flatMap((sign): FinderEntry[] => {
    const { name, key, words, level, first, unless, poison } = sign;
    if (words === undefined) return [];
    return [
      {
        name,
        words: [...(key === undefined ? [] : [key]), ...phrases(words)],
        level,
        first,
        text: sentences(labels.levels[level].text, unless),
        href: placeOf(sign),
        isPoison: poison,
      },
    ];
  });
  const ofPoisons = signs.poisons.map(
    ({ thing, words, level, act }): FinderEntry => ({
      name: thing,
      words: phrases(words),
      level,
      text: sentences(signs.poisonLevels[level], act),
      href: `${emergencyPath}#poison`,
      isPoison: true,
    }),
  );
  const ofOthers = signs.others.map(
    ({ name, words, text, path }): FinderEntry => ({
      name,
      words: phrases(words),
      text,
      href: path,
    }),
  );
  return {
    entries: [...ofSigns, ...ofPoisons, ...ofOthers],
    words: { none, read, found, foundOne },
  };
}

const phrases = (words = "") => words.split(",").map((phrase) => phrase.trim());

const sentences = (text: Text, more: Text | string = []) =>
  [plainText(text), typeof more === "string" ? more : plainText(more)].filter(Boolean).join(" ");

/** Where to read on about a sign: its card first. */
const placeOf = (sign: Sign): string =>
  (hasCard(sign) ? undefined : sign.path) ?? emergencyPlace(sign) ?? "/services#noticed";

/** Where the emergency page shows a sign, if it does: on its card, or under “Can it wait till morning?”. */
export function emergencyPlace(sign: Sign): string | undefined {
  if (hasCard(sign)) return `${emergencyPath}#${sign.id}`;
  return sign.shown.includes("wait") ? `${emergencyPath}#can-wait` : undefined;
}
