import { type Level, levels } from "../../formatting/levels.ts";

/** What can be found, by its name and the phrases that people type for it. */
type Findable = { name: string; words: readonly string[]; level?: Level | undefined };

/** Words that say nothing about what is wrong, besides those of one or two letters. */
const stopWords = new Set(
  `
    about after all and any are bad been being but can cannot cant cat cats could day days did didnt does doesnt
    dog dogs dont ever for from gets getting goes going got grass had has hasnt have her hes him his how into isnt
    its just keeps kitten kittens kitty little lot not now off old our out pet pets puppies puppy put really
    seems she shes since some something still suddenly that the their them then there theres they thing this
    today too very was were what whats when why will with wont would yes yesterday you your
  `
    .trim()
    .split(/\s+/),
);

/** Whether a word finds anything. The others only decide between two that fit as well. */
const isTelling = (word: string) => word.length > 2 && !stopWords.has(word);

/** Words in small letters, without apostrophes, which people type in three ways or not at all. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/['’‘]/g, "")
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** What a word counts. The steps are small, so that two prefixes count more than one exact word. */
const counts = { beginning: 1000, form: 1040, whole: 1080, nothingElse: 20, stopWord: 1 };

/** Limps, limped and limping are forms of limp. */
const stemOf = (word: string) => word.replace(/(?<=.{3})s$|(?<=.{4})(e|es|ed|ing|ness)$/, "");

/** How well a phrase fits the words that are asked for. */
function fitOf(phrase: string, asked: readonly string[]): number {
  const words = wordsOf(phrase);
  const stems = asked.map(stemOf);
  const fits = asked.map((word) => {
    if (words.includes(word)) return isTelling(word) ? counts.whole : counts.stopWord;
    if (!isTelling(word)) return 0;
    const stem = stemOf(word);
    if (words.some((other) => stemOf(other) === stem)) return counts.form;
    return words.some((other) => other.startsWith(stem)) ? counts.beginning : 0;
  });
  const saysMore = words.some((word) => word.length > 2 && !stems.includes(stemOf(word)));
  return fits.reduce((sum, fit) => sum + fit, saysMore ? 0 : counts.nothingElse);
}

/** Whether so many letters are left out, added, changed or swapped at most. */
function isNear(word: string, other: string, slips: number): boolean {
  if (word === other) return true;
  if (slips === 0) return false;
  let same = 0;
  while (word[same] === other[same]) same++;
  const [a, b] = [word.slice(same), other.slice(same)];
  return (
    isNear(a.slice(1), b, slips - 1) ||
    isNear(a, b.slice(1), slips - 1) ||
    isNear(a.slice(1), b.slice(1), slips - 1) ||
    (a[0] === b[1] && a[1] === b[0] && isNear(a.slice(2), b.slice(2), slips - 1))
  );
}

/** A word that may be misspelled, as one of those that are known. */
function spell(word: string, known: readonly string[]): string {
  if (word.length < 5 || !isTelling(word)) return word;
  const near = known.filter((one) => one[0] === word[0] && isTelling(one));
  return (
    near.find((one) => isNear(word, one, 1)) ??
    near.find((one) => word.length >= 8 && isNear(word, one, 2)) ??
    word
  );
}

const urgency = ({ level }: Findable) => (level ? levels.indexOf(level) : levels.length);

/** The six best, each by its best phrase. Of equals, the most urgent comes first. */
function findFitting<Entry extends Findable>(entries: readonly Entry[], asked: readonly string[]) {
  const fits = entries.map((entry) => ({
    entry,
    fit: Math.max(...[entry.name, ...entry.words].map((phrase) => fitOf(phrase, asked))),
  }));
  // With several keywords, a prefix is too weak, and so is a form once any entry has a whole word.
  const hasWhole = fits.some(({ fit }) => fit >= counts.whole);
  const isOne = asked.filter(isTelling).length === 1;
  const least = isOne ? counts.beginning : hasWhole ? counts.whole : counts.form;
  return fits
    .filter(({ fit }) => fit >= least)
    .sort((a, b) => b.fit - a.fit || urgency(a.entry) - urgency(b.entry))
    .slice(0, 6)
    .map(({ entry }) => entry);
}

/**
 * What fits what is typed, and only if nothing does, what fits it with a slip or two. Undefined until a
 * telling word is typed.
 */
export function findSigns<Entry extends Findable>(
  entries: readonly Entry[],
  typed: string,
): Entry[] | undefined {
  const asked = [...new Set(wordsOf(typed))];
  if (!asked.some(isTelling)) return undefined;
  const found = findFitting(entries, asked);
  if (found.length > 0) return found;
  const known = entries.flatMap(({ name, words }) => [name, ...words]).flatMap(wordsOf);
  return findFitting(
    entries,
    asked.map((word) => spell(word, known)),
  );
}
