import { pagePaths } from "../../addresses/paths.ts";
import type { Site } from "../site.ts";
import { type SignLink, signLink } from "./sign-link.ts";

type Entry = SignLink & { href: string; words?: string | undefined };

/** What the sign finder searches: poisons, signs, services and other topics, each with a link. */
export const loadSignFinder = ({ signs, services }: Site): Entry[] => [
  // Poisons first: for “ate grapes”, the line about grapes helps more than a sign.
  ...signs.poisons.map(({ id, thing, words, level }) => ({
    ...{ name: thing, words, level },
    href: `${pagePaths.emergency}#${id}`,
  })),
  ...signs.list.map((sign) => ({
    ...signLink(sign),
    words: [sign.key, sign.words, sign.poison].join(),
  })),
  ...signs.after.flatMap(({ id, name, words, level, unless, path }) =>
    words && path ? [{ name, words, level, unless, href: `${path}#${id}` }] : [],
  ),
  ...services
    .filter(({ path }) => path !== pagePaths.emergency)
    .map(({ title, path }) => ({ name: title, href: path })),
  ...signs.others.map(({ name, words, path }) => ({ name, words, href: path })),
];
