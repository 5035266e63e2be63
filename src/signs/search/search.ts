import MiniSearch from "minisearch";

/** What can be found: by its name, and by other words that people use for it. */
export type Findable = { name: string; words: string };

/** What people type that says nothing of what is wrong. */
const stopWords = new Set(
  `a about after all am an and any are around as at back be been being big but by came can cant cat cats could
  day days did didnt do does doesnt dog dogs dont every for from gave give giving go going got had has have having
  he help her hers hes him himself his how i if im in into is isnt it its itself ive just keep keeps kind know
  like look looks lot made makes making me morning much my need needs night no now of old on one or our over pet
  pets right say seems she shes should since so some somebody something started still take taking than that thats
  the their them then there these they theyre thing things think this three time times to today too two very vet
  want wants was we well went were what whats when where which while who why will with would you your
  con de del dias el en es esta gata gato la las le lo los me mi mis muy no perra perro por se si su tiene un
  una y`.split(/\s+/),
);

/** Lowercase words without accents and apostrophes: “can’t” is one word. */
const tokenize = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{M}’'`]/gu, "")
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** A function that lists what a text may be about, best first. Of equals, the order of items counts. */
export function createSearch<Item extends Findable>(items: readonly Item[]) {
  const index = new MiniSearch({
    fields: ["text"],
    tokenize,
    processTerm: (word) => (stopWords.has(word) ? null : word),
    searchOptions: {
      // Of shorter words, too many others are the beginning, or one letter away.
      prefix: (word) => word.length > 2,
      fuzzy: (word) => word.length > 4 && 0.2,
      // Without b, for which long texts say less of each word: the gravest signs have the most words.
      bm25: { k: 1.2, b: 0, d: 0.5 },
    },
  });
  index.addAll(items.map(({ name, words }, id) => ({ id, text: `${name} ${words}` })));
  return (typed: string) => index.search(typed).flatMap(({ id }) => items[id] ?? []);
}
