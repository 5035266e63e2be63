import { signWords } from "virtual:shell";
import { finder } from "virtual:sign-finder";
import type { SignLink } from "../load.ts";
import { signFinder } from "./find-signs.ts";

/* What the field for signs loads when somebody first touches it: the code that finds and shows signs. */

export { SignLinks } from "../sign-links/sign-links.tsx";

const search = await signFinder(finder.entries, finder.lexicon);

/** What fits what is typed. If that is not sure, a level and the looks are in one line, and no louder. */
export function find(typed: string) {
  const answer = search(typed);
  if (!answer) return undefined;
  const found = answer.found.map(({ looks = "", level, besideLevel, notes, ...link }): SignLink => {
    if (answer.isSure) return { ...link, level, besideLevel, notes };
    const line = level && { tag: "strong" as const, children: [`${signWords.levels[level]}.`] };
    return { ...link, notes: line && [[line, ` ${looks}`]] };
  });
  return { ...answer, found };
}
