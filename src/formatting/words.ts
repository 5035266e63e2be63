/* Reads what people type, and the phrases to compare it with, as stems: words without endings. */

/** What words mean (content/synonyms.yaml). */
export type Lexicon = {
  /** In each line, words and phrases that mean the same, with commas between. */
  synonyms: string;
  /** Words that say nothing. */
  fillers: string;
};

/** A known stem that a typed word may mean, and how well it fits, from 0 to 1. */
export type Reading = { stem: string; fit: number };

/** Words in small letters, without accents and apostrophes. A number is a temperature or just one. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{M}'’‘]/gu, "")
    .replace(/\b(9[5-9]|10\d)(\.\d+)?\b/g, " degrees ")
    .replace(/\d+/g, " number ")
    .match(/\p{L}+/gu) ?? [];

/** Limp, limps, limped and limping are one word. Eight letters tell words apart. */
const stemOf = (word: string) =>
  word
    .replace(/(?<=..)ies$/, "y")
    .replace(/(?<=..[^su])s$/, "")
    .replace(/([bdgmnprt])\1(ed|ing|in)$/, "$1")
    .replace(/(?<=.{3})(e|ed|ing|ness|(?<=.{4})y|(?<=[^aeiou])in)$/, "")
    .slice(0, 8);

/** How many letters to add, leave out, change or swap to get from one word to the other, up to `most`. */
function editsBetween(a: string, b: string, most: number): number {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > most || most === 0) return Number.POSITIVE_INFINITY;
  const [restOfA, restOfB] = [a.slice(1), b.slice(1)];
  if (a[0] === b[0]) return editsBetween(restOfA, restOfB, most);
  const others = [[restOfA, b] as const, [a, restOfB] as const, [restOfA, restOfB] as const];
  if (a[0] === b[1] && a[1] === b[0]) others.push([a.slice(2), b.slice(2)]);
  return 1 + Math.min(...others.map(([one, other]) => editsBetween(one, other, most - 1)));
}

/** The lexicon with its synonyms as stems, each once: less to send, and ready for `wordReader`. */
export function lexiconOf({ synonyms, fillers }: Lexicon): Lexicon {
  const seen = new Set([""]);
  const isNew = (stem: string) => !seen.has(stem) && seen.add(stem);
  const stemsIn = (line: string) =>
    line.split(",").map((one) => wordsOf(one).map(stemOf).join("_"));
  const lines = synonyms.split("\n").map((line) => stemsIn(line).filter(isNew).join());
  return { synonyms: lines.filter(Boolean).join("\n"), fillers };
}

/** What reads texts as stems, and stems as the concepts that they stand for. */
export function wordReader({ synonyms, fillers }: Lexicon) {
  const isFiller = new Set(wordsOf(fillers));
  const concepts = new Map<string, string>();
  for (const line of synonyms.split("\n")) {
    const stems = line.split(",");
    for (const stem of stems) if (stem) concepts.set(stem, `=${stems[0]}`);
  }
  const conceptOf = (stem: string) => concepts.get(stem) ?? stem;

  /** The stems of the words that count. Two or three that are one synonym are one: throw_up. */
  function stemsOf(text: string): string[] {
    const stems = wordsOf(text)
      .filter((word) => !isFiller.has(word))
      .map(stemOf);
    for (const length of [3, 2]) {
      for (let index = 0; index <= stems.length - length; index++) {
        const joined = stems.slice(index, index + length).join("_");
        if (concepts.has(joined)) stems.splice(index, length, joined);
      }
    }
    return stems;
  }

  /** Reads what is typed as stems that phrases have: the function `read`. */
  function typedReader(stemsOfPhrases: Iterable<string>) {
    const known = [...new Set([...stemsOfPhrases, ...concepts.keys()])];
    const isKnown = new Set(known);
    const corrections = new Map<string, Reading[]>();

    /** The three stems that a misspelled one is closest to. */
    function correct(stem: string): Reading[] {
      const near = (most: number, among: readonly string[]) =>
        among
          .map((one) => ({ stem: one, fit: 0.9 - 0.15 * editsBetween(stem, one, most) }))
          .filter(({ fit }) => fit > 0)
          .sort((a, b) => b.fit - a.fit);
      const alike = known.filter((one) => one[0] === stem[0]);
      const found = near(stem.length < 7 ? 1 : 2, alike);
      return (found[0] ? found : near(1, known)).slice(0, 3);
    }
    /** A word as it is, misspelled, or two in one. */
    function readingsOf(stem: string): Reading[][] {
      if (isKnown.has(stem)) return [[{ stem, fit: 1 }]];
      const corrected = corrections.get(stem) ?? (stem.length < 4 ? [] : correct(stem));
      corrections.set(stem, corrected);
      if (corrected.length > 0) return [corrected];
      const halves = Array.from(stem, (_, cut) => [stem.slice(0, cut), stem.slice(cut)]).find(
        (two) => two.every((half) => half.length > 2 && isKnown.has(half)),
      );
      return (halves ?? [stem]).map((one) => [{ stem: one, fit: 1 }]);
    }
    /** For each typed word, what it may mean. The last one counts unless it is the start of another. */
    return function read(text: string): Reading[][] {
      const stems = stemsOf(text);
      const last = stems.at(-1) ?? "";
      const isStart = (stem: string) => stem.startsWith(last) && stem !== last;
      const isUnfinished = /\p{L}$/u.test(text) && !isKnown.has(last) && known.some(isStart);
      return (isUnfinished ? stems.slice(0, -1) : stems).flatMap(readingsOf);
    };
  }
  return { concepts, conceptOf, stemsOf, typedReader };
}
