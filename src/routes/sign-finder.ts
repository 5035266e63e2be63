import { levels } from "../formatting/levels.ts";
import { plainText, type Text } from "../formatting/text.ts";
import { emergencyPath } from "../policies/canonical-path.ts";
import type { Finder } from "../sections/sign-finder/answers.tsx";
import type { FinderEntry } from "../sections/sign-finder/find-answers.ts";
import type { Site } from "../site/site.ts";
import { file as emergencyFile } from "./emergency/content.ts";
import { placeHref, route as services } from "./services/route.ts";

/**
 * What the field “Type what you see” knows: all signs and poisons and what is neither, each with a
 * place to read on, and the words around an answer.
 */
export function loadSignFinder(site: Site): Finder {
  const { none, read, found, foundOne } = site.labels.finder;
  const headings = levels.map((level) => [level, site.labels.levels[level].heading]);
  return {
    entries: [...signEntries(site), ...poisonEntries(site), ...otherEntries(site)],
    words: { none, read, found, foundOne, levels: Object.fromEntries(headings) },
  };
}

const phrases = (words = "") => words.split(",").map((phrase) => phrase.trim());

const sentences = (...texts: (Text | string | undefined)[]) =>
  texts.flatMap((text) => (typeof text === "object" ? plainText(text) : (text ?? []))).join(" ");

function signEntries(site: Site): FinderEntry[] {
  const { signs, also, others, canWait } = site.contentOf(emergencyFile);
  const { items } = site.contentOf(services.file).noticed;
  const withCard = [...signs, ...also.items, ...others.items];
  const placeOf = (id: string) => {
    if (withCard.includes(id)) return `${emergencyPath}#${id}`;
    const noticed = items.find(({ sign }) => sign === id);
    if (noticed) return placeHref(noticed);
    return canWait.items.includes(id) ? `${emergencyPath}#can-wait` : "/services#noticed";
  };
  return site.signs.signs.flatMap(({ id, name, key, words, level, first, unless, poison }) => {
    if (words === undefined) return [];
    return {
      ...{ name, level, href: placeOf(id), words: [key ?? [], phrases(words)].flat() },
      text: sentences(site.labels.levels[level].text, unless),
      ...(first !== undefined && { first }),
      ...(poison && { isPoison: true }),
    };
  });
}

const poisonEntries = ({ signs }: Site): FinderEntry[] =>
  signs.poisons.map(({ thing, words, level, act }) => ({
    ...{ name: thing, level, href: `${emergencyPath}#poison`, words: phrases(words) },
    text: sentences(signs.poisonLevels[level], act),
    isPoison: true,
  }));

/** What people ask that is no sign, such as about saying goodbye. */
const otherEntries = (site: Site): FinderEntry[] =>
  site.contentOf(services.file).noticed.others.map(({ name, text, words, ...place }) => ({
    ...{ name, text, href: placeHref(place), words: phrases(words) },
  }));
