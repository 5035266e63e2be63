import { pagePaths } from "../../addresses/paths.ts";
import type { Level } from "../../formatting/levels.ts";
import type { Site } from "../site.ts";
import { signLink } from "./sign-link.ts";

/** What the sign finder searches: poisons, signs, services and other topics, each with a link. */
export const loadSignFinder = ({ signs, services }: Site) => [
  // Poisons first: for “ate grapes”, the line about grapes helps more than a sign.
  ...signs.poisons.map(({ id, thing, words, level }) =>
    findable(thing, `${pagePaths.emergency}#${id}`, words, level),
  ),
  ...signs.list.flatMap((sign) => {
    const { name, key = "", words, level } = sign;
    return words ? [findable(name, signLink(sign).href, `${key},${words}`, level)] : [];
  }),
  ...signs.after.flatMap(({ name, words, level, path }) =>
    words && path ? [findable(name, path, words, level)] : [],
  ),
  ...services.map(({ title, path }) => findable(title, path)),
  ...signs.others.map(({ name, words, path }) => findable(name, path, words)),
];

const findable = (name: string, href: string, words = "", level?: Level) => ({
  name,
  phrases: words
    .split(",")
    .map((phrase) => phrase.trim())
    .filter(Boolean),
  level,
  href,
});
