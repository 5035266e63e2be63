import { pagePaths } from "../../addresses/paths.ts";
import type { Site } from "../site.ts";
import { type SignLink, signHref } from "./sign-href.ts";

type Entry = SignLink & { href: string; words?: string | undefined };

/** What the sign finder searches: poisons, signs, services and other topics, each with a link. */
export const loadSignFinder = ({ signs, services }: Site): Entry[] => [
  // Poisons first: for “ate grapes”, the line about grapes helps more than a sign.
  ...signs.poisons.map(({ thing, words, level }) => ({
    name: thing,
    words,
    level,
    href: `${pagePaths.emergency}#poison`,
  })),
  ...signs.list.map((sign) => {
    const { name, key, words, level, unless } = sign;
    return { name, words: [key, words].join(), level, unless, href: signHref(sign) };
  }),
  ...signs.after.flatMap(({ name, words, level, unless, path }) =>
    words && path ? [{ name, words, level, unless, href: path }] : [],
  ),
  ...services.map(({ title, path }) => ({ name: title, href: path })),
  ...signs.others.map(({ name, words, path }) => ({ name, words, href: path })),
];
