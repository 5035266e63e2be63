import { bySoonest, type Level } from "../../formatting/levels.ts";

/** What can be found, by its name and what people type for it, with commas between. */
type Findable = { name: string; words?: string | undefined; level?: Level | undefined };

/** The words of a text in small letters and in the singular, without accents and apostrophes. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{M}'’‘]/gu, "")
    .match(/[\p{L}\p{N}]+/gu)
    // Shots are vaccines, and a dog who was shot is no vaccine.
    ?.map((word) => word.replace(/ies$/, "y").replace(/(?<=..[^su])(?<!shot)s$/, "")) ?? [];

/** Words that say nothing about what is wrong, besides those of one or two letters. */
const stopWords = new Set(
  wordsOf(`
    about after all and another any are bad been being but can cannot cant cat con could day did didnt does doesnt dog
    dont esta ever every for from gata gato getting goes going got grass had has hasnt have her hes him his how into
    isnt its just keep kitten kitty like little look looking lot not now off old other our out perra perro pet puppy
    really seem she shes since some something start started still suddenly that the their them then there they thing
    this tiene today too very was were what whats when why will with wont would yes yesterday you your
  `),
);

/** Words that many signs have, and that say little alone. */
const weakWords = new Set(
  wordsOf(`
    acting around ate away back bed big bite bitten came come down drink drinking dry eat eaten eating fast female
    front get hard head hot house leg left long lost male meowing morning mouth night nose open outside over put red
    shot side small sore stop stopped stuck swelling swollen tail take time ton trying under water while whole
  `),
);

/** Whether a word finds anything. The others only decide between two that fit as well. */
const isKeyword = (word: string) => word.length > 2 && !stopWords.has(word);

/** How much of what a phrase says is in this word. */
function weightOf(word: string): number {
  if (!isKeyword(word)) return 0.05;
  return weakWords.has(word) ? 0.3 : 1;
}

/** Limped and limping are forms of limp. */
const stemOf = (word: string) => word.replace(/(?<=.{3})(e|ed|ing|ness|y)$/, "");

/** Its words, and each two that follow one another as one: people type hotspot for hot spot. */
function phraseOf(text: string) {
  const words = wordsOf(text);
  const pairs = words.slice(1).map((word, index) => `${words[index]}${word}`);
  const weight = words.reduce((total, word) => total + weightOf(word), 0);
  return { words: [...words, ...pairs], weight };
}

type Phrase = ReturnType<typeof phraseOf>;

/** Whether one word becomes the other by so many letters left out, added, changed or swapped. */
function isWithinEdits(a: string, b: string, edits: number): boolean {
  if (a === b || edits === 0) return a === b;
  const [restOfA, restOfB] = [a.slice(1), b.slice(1)];
  if (a[0] === b[0]) return isWithinEdits(restOfA, restOfB, edits);
  return (
    isWithinEdits(restOfA, b, edits - 1) ||
    isWithinEdits(a, restOfB, edits - 1) ||
    isWithinEdits(restOfA, restOfB, edits - 1) ||
    (a[0] === b[1] && a[1] === b[0] && isWithinEdits(a.slice(2), b.slice(2), edits - 1))
  );
}

/** The known word that a misspelled one is closest to, or the word itself. */
function correctTypo(word: string, known: readonly string[]): string {
  if (word.length < 5 || weightOf(word) < 1) return word;
  const near = known.filter((one) => one[0] === word[0] && isKeyword(one));
  return (
    near.find((one) => isWithinEdits(word, one, 1)) ??
    near.find((one) => word.length >= 7 && isWithinEdits(word, one, 2)) ??
    word
  );
}

/** For each typed word, the known words that it may mean, and how well they fit, from 0 to 1. */
function readTyped(words: readonly string[], known: readonly string[]) {
  return words.map((word, index) => {
    const spellings = [word, `${words[index - 1]}${word}`, `${word}${words[index + 1]}`];
    const fits = new Map<string, number>();
    const stem = stemOf(word);
    for (const one of known) {
      const isSimilar = isKeyword(word) && (stemOf(one) === stem || one.startsWith(word));
      if (spellings.includes(one)) fits.set(one, 1);
      else if (isSimilar) fits.set(one, 0.5);
    }
    if (fits.size === 0) fits.set(correctTypo(word, known), 0.5);
    return { fits, weight: weightOf(word) };
  });
}

/** How much a query and a phrase share, from 0 to 1. A weak word among others is not enough. */
function scoreOf(phrase: Phrase, query: ReturnType<typeof readTyped>): number {
  let [shared, weightOfQuery] = [0, 0];
  for (const { fits, weight } of query) {
    shared += weight * Math.max(...phrase.words.map((word) => fits.get(word) ?? 0));
    weightOfQuery += weight;
  }
  const least = Math.min(0.4, Math.max(weightOfQuery, phrase.weight) / 2);
  return shared > least ? (2 * shared) / (weightOfQuery + phrase.weight) : 0;
}

/**
 * A function that finds the three entries that fit best what is typed, each by its best phrase. Of
 * equals, the most urgent comes first. It returns undefined until a keyword is typed.
 */
export function signFinder<Entry extends Findable>(entries: readonly Entry[]) {
  const all = entries.map((entry) => {
    const { name, words = "" } = entry;
    return { entry, phrases: [name, ...words.split(",")].map(phraseOf) };
  });
  const known = [...new Set(all.flatMap(({ phrases }) => phrases.flatMap(({ words }) => words)))];
  return (typed: string): Entry[] | undefined => {
    const words = [...new Set(wordsOf(typed))];
    if (!words.some(isKeyword)) return undefined;
    const query = readTyped(words, known);
    // A limp puppy is weak, and does not limp: it is meant only if “puppy” is typed.
    const isMeant = (phrase: Phrase) =>
      ["kitten", "puppy"].every((one) => words.includes(one) || !phrase.words.includes(one));
    const scored = all.map(({ entry, phrases }) => ({
      entry,
      score: Math.max(...phrases.filter(isMeant).map((phrase) => scoreOf(phrase, query))),
    }));
    const best = Math.max(...scored.map(({ score }) => score));
    return scored
      .filter(({ score }) => score > 0.6 * best)
      .sort((a, b) => b.score - a.score || bySoonest(a.entry, b.entry))
      .slice(0, 3)
      .map(({ entry }) => entry);
  };
}
