import { emergencyPath } from "../policies/canonical-path.ts";
import { signHref } from "./load-where.ts";
import type { Site } from "./site.ts";

export type Finder = ReturnType<typeof loadSignFinder>;

/** What the field knows: all poisons and signs, services and other matters, each with a place to read on. */
export function loadSignFinder({ signs, services }: Site) {
  return [
    // First: of “ate grapes”, the grapes say more.
    ...signs.poisons.map(({ thing, words, level }) => ({
      name: thing,
      words: phrases(words),
      level,
      href: `${emergencyPath}#poison`,
    })),
    ...signs.signs.flatMap((sign) => {
      const { name, key, words, level } = sign;
      if (words === undefined) return [];
      return { name, words: [key ?? [], phrases(words)].flat(), level, href: signHref(sign) };
    }),
    ...signs.after.flatMap(({ name, words, level, path }) => {
      if (words === undefined || path === undefined) return [];
      return { name, words: phrases(words), level, href: path };
    }),
    ...services.map(({ title, path }) => ({
      name: title,
      words: [],
      level: undefined,
      href: path,
    })),
    ...signs.others.map(({ name, words, path }) => ({
      name,
      words: phrases(words),
      level: undefined,
      href: path,
    })),
  ];
}

const phrases = (words = "") => words.split(",").map((phrase) => phrase.trim());
