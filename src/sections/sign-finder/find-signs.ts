/** Something a pet shows or got into, as the field knows it. */
export type FinderEntry = {
  name: string;
  /** Other words that people type for it. */
  words: string;
  level: "leave" | "call" | "today" | "visit";
  /** A sentence or two. */
  text: string;
  /** Where to read on. */
  href: string;
};

const levels = ["leave", "call", "today", "visit"];

/** Words that say nothing about what is wrong. */
const empty = new Set(
  "a an and any at been but dog dogs cat cats for from had has have he her his i in is it it’s its just kitten me my of on or our pet puppy she some that the their them they this to too very was what with".split(
    " ",
  ),
);

const wordsOf = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .replaceAll("'", "’")
      .match(/[\p{L}\p{N}’]+/gu) ?? []
  )
    .filter((word) => !empty.has(word))
    .map((word) => word.replace(/(?<=..)(?:ing|ed|es|s)$/, ""));

/**
 * Entries that have more than half as many words of a text as the best, the best first, and of equal
 * ones the most urgent.
 * The last word may not be finished.
 */
export function findSigns<Entry extends FinderEntry>(
  typed: string,
  entries: readonly Entry[],
  limit = 5,
): Entry[] {
  const asked = wordsOf(typed);
  const scored = entries.map((entry) => {
    const known = wordsOf(`${entry.name} ${entry.words}`);
    const hits = asked.filter((word) => known.some((one) => one.startsWith(word)));
    // A phrase that stands there as it was typed says more than its words apart.
    const isPhrase = entry.words.toLowerCase().includes(typed.trim().toLowerCase());
    return { entry, score: hits.length + (hits.length > 0 && isPhrase ? 0.5 : 0) };
  });
  const best = Math.max(...scored.map(({ score }) => score));
  return scored
    .filter(({ score }) => score > best / 2)
    .sort(
      (a, b) => b.score - a.score || levels.indexOf(a.entry.level) - levels.indexOf(b.entry.level),
    )
    .slice(0, limit)
    .map(({ entry }) => entry);
}
