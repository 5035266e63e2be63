import { plainText } from "../formatting/text.ts";
import { emergencyPath } from "../policies/canonical-path.ts";
import type { Finder } from "../sections/sign-finder/combobox.tsx";
import type { FinderEntry } from "../sections/sign-finder/find-signs.ts";
import type { Site } from "../site/site.ts";
import { file } from "./emergency/content.ts";

/**
 * What the field “Type what you see” knows: all signs and poisons, each with a place to read on, and
 * the words around an answer.
 */
export function loadSignFinder(site: Site): Finder {
  const { leave, call, today, visit } = site.labels.levels;
  const { none, read, unsure } = site.labels.finder;
  const levels = {
    leave: leave.heading,
    call: call.heading,
    today: today.heading,
    visit: visit.heading,
  };
  return { entries: entries(site), words: { none, read, unsure, levels } };
}

function entries(site: Site): FinderEntry[] {
  const { signs, also, others, canWait } = site.contentOf(file);
  const withCard = [...signs, ...also.items, ...others.items];
  const placeOf = (id: string) => {
    if (withCard.includes(id)) return `${emergencyPath}#${id}`;
    return canWait.items.includes(id) ? `${emergencyPath}#can-wait` : "/services#noticed";
  };
  const levelText = (level: FinderEntry["level"]) => plainText(site.labels.levels[level].text);
  return [
    ...site.signs.signs.flatMap(({ id, name, words, level, unless }) => {
      if (words === undefined) return [];
      const text = unless === undefined ? levelText(level) : plainText(unless);
      return { name, words, level, text, href: placeOf(id) };
    }),
    ...site.signs.poisons.map(({ thing, words = "", level, act = levelText(level) }) => {
      return { name: thing, words, level, text: act, href: `${emergencyPath}#poison` };
    }),
  ];
}
