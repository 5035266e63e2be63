/* Turns what people type into stems, words without their endings, to compare it with known phrases. */

/** What words mean (synonyms.yaml). */
export type Lexicon = {
  /** In each line, words and phrases that mean the same, with commas between. */
  synonyms: string;
  /** Words to ignore, because they tell nothing about a sign. */
  fillers: string;
};

/** The known stem that a typed word means, and how well it fits, from 0 to 1. */
export type Reading = { stem: string; fit: number };

/** Words in small letters, without accents and apostrophes. Of numbers, only a fever or a day and more says something. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{M}'’‘`´]/gu, "") // Can’t: cant
    .replace(/\b(9[5-9]|10\d)(\.\d+)?\b/g, " degrees ") // 104.5
    .replace(/\b(2[4-9]|[3-9]\d) *h(ou)?rs?\b/g, " days ") // 48 hours
    .match(/\p{L}+/gu) ?? [];

/** A word without its ending, so that limp, limps, limped and limping are one. */
export const stemOf = (word: string) =>
  word
    .replace(/(?<=..)ies$/, "y") // Cherries: cherry
    .replace(/(?<=..[^su])s$/, "") // Limps: limp. But abscess and pus stay.
    .replace(/([bdgmnprt])\1(ed|ing|in)$/, "$1") // Dripping: drip
    .replace(/(?<=.{3})(e|(?<!e)ed|ing|ness|(?<=.{4})y|(?<=[^aeiou])in)$/, "") // Itchy, itching: itch. But bleed stays.
    .slice(0, 7); // Dehydration, dehydrated: dehydra

/** Whether one letter, not the first, that is added, dropped, changed or swapped makes one word the other. */
function isNear(one: string, other: string): boolean {
  if (one[0] !== other[0] || Math.abs(one.length - other.length) > 1) return false;
  let same = 1;
  while (same < one.length && one[same] === other[same]) same++;
  const [rest, next] = [one.slice(same), one.slice(same + 1)];
  const swapped = `${other[same + 1]}${other[same]}${other.slice(same + 2)}`;
  return (
    [rest, next].includes(other.slice(same + 1)) || next === other.slice(same) || rest === swapped
  );
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

  /** Reads what is typed as stems that phrases have, each with how many have it: the function `read`. */
  function typedReader(counts: ReadonlyMap<string, number>) {
    const known = [...new Set([...counts.keys(), ...concepts.keys()])];
    const countOf = (stem: string) => counts.get(stem) ?? 0;
    const readings = new Map<string, Reading>(known.map((stem) => [stem, { stem, fit: 1 }]));

    /** A known stem as it is. For a word with a letter wrong, which weighs more in a short one, the one it means. */
    function readingOf(typed: string): Reading {
      const read = readings.get(typed);
      if (read) return read;
      const stem = typed.length > 3 && known.find((one) => isNear(one, typed));
      const guess = stem ? { stem, fit: 1 - 1.5 / typed.length } : { stem: typed, fit: 0 };
      readings.set(typed, guess);
      return guess;
    }
    /**
     * What each typed word means. The last may lack up to three letters: then it is the most frequent that begins so.
     * Of one or two letters it says nothing until a space follows: “co” need not be carbon monoxide.
     */
    return function read(text: string): Reading[] {
      const stems = stemsOf(text);
      const last = /\p{L}$/u.test(text) ? stems.at(-1) : undefined;
      if (last && last.length < 3) return stems.slice(0, -1).map(readingOf);
      if (last === undefined || known.includes(last)) return stems.map(readingOf);
      const [stem] = known
        .filter((one) => one.startsWith(last) && one.length <= last.length + 3)
        .sort((a, b) => countOf(b) - countOf(a));
      if (!stem) return stems.map(readingOf);
      return [...stems.slice(0, -1).map(readingOf), { stem, fit: 0.45 }];
    };
  }
  return { concepts, stemsOf, typedReader };
}
