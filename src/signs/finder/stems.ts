/* Turns what people type into stems, words without their endings, to compare it with known phrases. */

/** What words mean (content/synonyms.yaml). */
export type Lexicon = {
  /** In each line, words and phrases that mean the same, with commas between. */
  synonyms: string;
  /** Words to ignore, because they tell nothing about a sign. */
  fillers: string;
};

/** The known stem that a typed word means, and how well it fits, from 0 to 1. */
export type Reading = { stem: string; fit: number };

/** Words in small letters, without accents and apostrophes. A number becomes “degrees” or “number”. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{M}'’‘`´]/gu, "") // Can’t: cant
    .replace(/\b(9[5-9]|10\d)(\.\d+)?\b/g, " degrees ") // 104.5
    .replace(/\d+/g, " number ") // 3 pills
    .match(/\p{L}+/gu) ?? [];

/** A word without its ending, so that limp, limps, limped and limping are one. */
const stemOf = (word: string) =>
  word
    .replace(/(?<=..)ies$/, "y") // Cherries: cherry
    .replace(/(?<=..[^su])s$/, "") // Limps: limp. But abscess and pus stay.
    .replace(/([bdgmnprt])\1(ed|ing|in)$/, "$1") // Dripping: drip
    .replace(/(?<=.{3})(e|(?<!e)ed|ing|ness|(?<=.{4})y|(?<=[^aeiou])in)$/, "") // Itchy, itching: itch. But bleed stays.
    .slice(0, 8); // Dehydration, dehydrated: dehydrat

/** A word's letters and pairs of neighboring letters. Most are still there if the word is misspelled. */
const partsOf = (word: string) =>
  new Set([...word, ...Array.from(`${word}$`, (letter, index) => `${word[index - 1]}${letter}`)]);

/** The lexicon with its synonyms as stems: less to send, and ready for `wordReader`. */
export function stemmed({ synonyms, fillers }: Lexicon): Lexicon {
  const stemsIn = (one: string) => wordsOf(one).map(stemOf).join("_");
  const lines = synonyms.split("\n").map((line) => line.split(",").map(stemsIn).join());
  return { synonyms: lines.join("\n"), fillers };
}

/** What reads texts as stems, and the concepts that stems stand for. */
export function wordReader({ synonyms, fillers }: Lexicon) {
  const isFiller = new Set(wordsOf(fillers));
  const concepts = new Map<string, string>();

  /** The stems of a text, without fillers. Words that are one synonym become one stem: throw_up. */
  function stemsOf(text: string): string[] {
    const words = wordsOf(text).filter((word) => !isFiller.has(word));
    const rest = words.map(stemOf);
    const stems: string[] = [];
    while (rest.length > 0) {
      const length = [3, 2].find((count) => concepts.has(rest.slice(0, count).join("_"))) ?? 1;
      stems.push(rest.splice(0, length).join("_"));
    }
    return stems;
  }
  for (const line of synonyms.split("\n")) {
    const stems = line.split(",");
    for (const stem of stems) if (!concepts.has(stem)) concepts.set(stem, `=${stems[0]}`);
  }

  /** Reads what is typed as stems that phrases have: the function `read`. */
  function typedReader(stemsOfPhrases: Iterable<string>) {
    const known = [...new Set([...stemsOfPhrases, ...concepts.keys()])];
    const partsOfKnown = known.map((stem) => ({ stem, parts: partsOf(stem) }));
    const readings = new Map<string, Reading>(known.map((stem) => [stem, { stem, fit: 1 }]));

    /** A known stem as it is. For a misspelled one, the known stem that shares most parts with it. */
    function readingOf(typed: string): Reading {
      const read = readings.get(typed);
      if (read || typed.length < 4) return read ?? { stem: typed, fit: 1 };
      const own = partsOf(typed);
      let reading = { stem: typed, fit: 0.7 };
      for (const { stem, parts } of partsOfKnown) {
        const common = [...own].filter((part) => parts.has(part)).length;
        const fit = (2 * common) / (own.size + parts.size);
        if (fit > reading.fit) reading = { stem, fit };
      }
      readings.set(typed, reading);
      return reading;
    }
    /** What each typed word means. The last word does not count while a known one begins like it. */
    return function read(text: string): Reading[] {
      const stems = stemsOf(text);
      const last = stems.at(-1) ?? "";
      const isUnfinished =
        /\p{L}$/u.test(text) &&
        !known.includes(last) &&
        known.some((stem) => stem.startsWith(last));
      return (isUnfinished ? stems.slice(0, -1) : stems).map(readingOf);
    };
  }
  return { concepts, stemsOf, typedReader };
}
