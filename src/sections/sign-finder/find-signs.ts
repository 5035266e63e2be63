import { type Level, levels } from "../../formatting/levels.ts";

/** What can be found, by its name and the phrases that people type for it. */
type Findable = { name: string; phrases: readonly string[]; level?: Level | undefined };

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
const isKeyword = (word: string) => word.length > 2 && !stopWords.has(word);

/** Words in small letters, without apostrophes, which people type in three ways or not at all. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/['’‘]/g, "")
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** What a word counts. The steps are small, so that two prefixes count more than one exact word. */
const scores = { prefix: 1000, form: 1040, exact: 1080, onlyMatches: 20, stopWord: 1 };

/** Limps, limped and limping are forms of limp. */
const stemOf = (word: string) => word.replace(/(?<=.{3})s$|(?<=.{4})(e|es|ed|ing|ness)$/, "");

/** How well a phrase fits a query: the sum of what each word of the query counts. */
function scoreOf(phrase: string, query: readonly string[]): number {
  const words = wordsOf(phrase);
  const stems = query.map(stemOf);
  const wordScores = query.map((word) => {
    if (words.includes(word)) return isKeyword(word) ? scores.exact : scores.stopWord;
    if (!isKeyword(word)) return 0;
    const stem = stemOf(word);
    if (words.some((other) => stemOf(other) === stem)) return scores.form;
    return words.some((other) => other.startsWith(stem)) ? scores.prefix : 0;
  });
  const saysMore = words.some((word) => word.length > 2 && !stems.includes(stemOf(word)));
  return wordScores.reduce((sum, score) => sum + score, saysMore ? 0 : scores.onlyMatches);
}

/** Whether one word becomes the other by so many letters left out, added, changed or swapped. */
function isWithinEdits(word: string, other: string, edits: number): boolean {
  if (word === other) return true;
  if (edits === 0) return false;
  let same = 0;
  while (word[same] === other[same]) same++;
  const [a, b] = [word.slice(same), other.slice(same)];
  return (
    isWithinEdits(a.slice(1), b, edits - 1) ||
    isWithinEdits(a, b.slice(1), edits - 1) ||
    isWithinEdits(a.slice(1), b.slice(1), edits - 1) ||
    (a[0] === b[1] && a[1] === b[0] && isWithinEdits(a.slice(2), b.slice(2), edits - 1))
  );
}

/** The known word that a misspelled one is closest to, or the word itself. */
function correctTypo(word: string, known: readonly string[]): string {
  if (word.length < 5 || !isKeyword(word)) return word;
  const near = known.filter((one) => one[0] === word[0] && isKeyword(one));
  return (
    near.find((one) => isWithinEdits(word, one, 1)) ??
    near.find((one) => word.length >= 8 && isWithinEdits(word, one, 2)) ??
    word
  );
}

const urgency = ({ level }: Findable) => (level ? levels.indexOf(level) : levels.length);

/** The six best, each by its best phrase. Of equals, the most urgent comes first. */
function findBest<Entry extends Findable>(entries: readonly Entry[], query: readonly string[]) {
  const scored = entries.map((entry) => ({
    entry,
    score: Math.max(...[entry.name, ...entry.phrases].map((phrase) => scoreOf(phrase, query))),
  }));
  const hasOneKeyword = query.filter(isKeyword).length === 1;
  const isExact = scored.some(({ score }) => score >= scores.exact);
  // If several keywords are typed, a prefix of one is too weak a match, and so is one form (limp for
  // limping) once another entry matches a whole word.
  const leastOfSeveral = isExact ? scores.exact : scores.form;
  const minScore = hasOneKeyword ? scores.prefix : leastOfSeveral;
  return scored
    .filter(({ score }) => score >= minScore)
    .sort((a, b) => b.score - a.score || urgency(a.entry) - urgency(b.entry))
    .slice(0, 6)
    .map(({ entry }) => entry);
}

/**
 * The entries that fit what is typed or, if none does, that fit it with a typo or two corrected.
 * Undefined until a keyword is typed.
 */
export function findSigns<Entry extends Findable>(
  entries: readonly Entry[],
  typed: string,
): Entry[] | undefined {
  const query = [...new Set(wordsOf(typed))];
  if (!query.some(isKeyword)) return undefined;
  const found = findBest(entries, query);
  if (found.length > 0) return found;
  const known = entries.flatMap(({ name, phrases }) => [name, ...phrases]).flatMap(wordsOf);
  const corrected = query.map((word) => correctTypo(word, known));
  return findBest(entries, corrected);
}
