import { type Level, levels } from "../../formatting/levels.ts";

/** What can be found, by its name and the phrases that people type for it. */
type Findable = { name: string; words: readonly string[]; level?: Level | undefined };

/** Words that say nothing about what is wrong, besides those of one or two letters. */
const stopWords = new Set(
  `
    about after all and any are been being but can cannot cant cat cats could day days did didnt does doesnt
    dog dogs dont ever for from gets getting goes going got had has hasnt have her hes him his how into isnt
    its just keeps kitten kittens kitty little lot not now off old our out pet pets puppies puppy put really
    seems she shes since some something still suddenly that the their them then there theres they thing this
    today too very was were what whats when why will with wont yes yesterday you your
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

/** What counts for a phrase: first how many of the words it has, then how many whole, and so on. */
const counts = { beginning: 1000, whole: 1040, nothingElse: 20, stopWord: 1 };

/** How well a phrase fits the words that are asked for. */
function fitOf(phrase: string, asked: readonly string[]): number {
  const words = wordsOf(phrase);
  const fits = asked.map((word) => {
    if (words.includes(word)) return isTelling(word) ? counts.whole : counts.stopWord;
    // Limps, limped and limping all begin like limp.
    const beginning = word.replace(/(?<=.{3})s$|(?<=.{4})(es|ed|ing)$/, "");
    const isBegun = isTelling(word) && words.some((other) => other.startsWith(beginning));
    return isBegun ? counts.beginning : 0;
  });
  const saysMore = words.some((word) => isTelling(word) && !asked.includes(word));
  return fits.reduce((sum, fit) => sum + fit, saysMore ? 0 : counts.nothingElse);
}

const urgency = ({ level }: Findable) => (level ? levels.indexOf(level) : levels.length);

/**
 * The six that fit best what is typed, each by its best phrase; of those that fit as well, the most
 * urgent first. Undefined until a telling word is typed.
 */
export function findSigns<Entry extends Findable>(
  entries: readonly Entry[],
  typed: string,
): Entry[] | undefined {
  const asked = [...new Set(wordsOf(typed))];
  if (!asked.some(isTelling)) return undefined;
  const fits = entries.map((entry) => ({
    entry,
    fit: Math.max(...[entry.name, ...entry.words].map((phrase) => fitOf(phrase, asked))),
  }));
  // Beside what has two of the words, one beginning says nothing.
  const hasTwo = fits.some(({ fit }) => fit >= 2 * counts.beginning);
  const least = hasTwo ? counts.whole : counts.beginning;
  return fits
    .filter(({ fit }) => fit >= least)
    .sort((a, b) => b.fit - a.fit || urgency(a.entry) - urgency(b.entry))
    .slice(0, 6)
    .map(({ entry }) => entry);
}
