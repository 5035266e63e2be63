import MiniSearch from "minisearch";
import { type Level, levels } from "../../formatting/levels.ts";

/** What can be found, by its name and what people type for it; the most urgent first. */
type Findable = { name: string; words: readonly string[]; level?: Level | undefined };

const urgency = [...levels, undefined];

/** Words that say nothing about what is wrong. */
const stopWords = new Set(
  `
    a about after all am an and any are as at be been being but by can cant cat cats could day days did didnt do
    does doesnt dog dogs dont ever for from get gets getting go goes going got had has hasnt have he her hes him
    his how i if im in is isnt it its just keeps kitten kittens kitty little lot me my no not now of off old on or our
    pet pets puppies puppy put really seems she shes so some still suddenly that the their them then there they
    thing this to today too very was we were what whats when why will with wont yes yesterday you your
  `
    .trim()
    .split(/\s+/),
);

/** A word as typed, and without its ending, so that limps, limped and limping find each other. */
function formsOf(word: string): string[] | null {
  if (stopWords.has(word)) return null;
  const stem = word.replace(/(?<=[a-z]{3})(?:ing|ed|es|e|s|y)$/, "");
  return stem === word ? [word] : [word, stem];
}

/** Words in small letters, without apostrophes, which people type in three ways or not at all. */
const tokensOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/['’‘]/g, "")
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** How much better a text fits that is what was typed, has it, or is in it, “not” and all. */
function likeness(text: readonly string[], typed: readonly string[]): number {
  const [one, other] = [` ${text.join(" ")} `, ` ${typed.join(" ")}`];
  if (one === `${other} `) return 3;
  if (one.includes(other)) return 1.5;
  return text.length > 1 && `${other} `.includes(one) ? 1.5 : 1;
}

/**
 * Finds what people type. Each name, and each phrase for it, is a text of its own: the one that fits
 * best counts. The last word may not be finished, and one of five letters or more may have a typo.
 */
export function answerFinder<Entry extends Findable>(entries: readonly Entry[]) {
  const texts = entries.flatMap(({ name, words }, entry) =>
    [name, ...words].map((text, index) => ({ entry, text, isName: index === 0 })),
  );
  const index = new MiniSearch<{ id: number; text: string }>({
    fields: ["text"],
    tokenize: tokensOf,
    processTerm: formsOf,
    searchOptions: {
      prefix: (term, place, all) => term.length > (place === all.length - 1 ? 1 : 2),
      fuzzy: (term) => (term.length > 4 ? 1 : false),
      weights: { prefix: 0.7, fuzzy: 0.3 },
    },
  });
  index.addAll(texts.map(({ text }, id) => ({ id, text })));

  /** The best first; of those that fit as well, the most urgent. */
  return (typed: string, limit = 5): Entry[] => {
    const asked = tokensOf(typed);
    const best = new Map<number, number>();
    for (const { id, score } of index.search(typed)) {
      const found = texts[id];
      if (found === undefined) continue;
      const whole = score * likeness(tokensOf(found.text), asked) * (found.isName ? 1.2 : 1);
      best.set(found.entry, Math.max(whole, best.get(found.entry) ?? 0));
    }
    const top = Math.max(...best.values());
    const scoreOf = (entry: number) => best.get(entry) ?? 0;
    // Scores that differ by less than a fifth say the same.
    const closeness = (entry: number) => Math.round((5 * scoreOf(entry)) / top);
    const rank = (entry: number) => urgency.indexOf(entries[entry]?.level);
    const found = [...best.keys()]
      .filter((entry) => scoreOf(entry) > top / 3)
      .sort((a, b) => closeness(b) - closeness(a) || rank(a) - rank(b) || scoreOf(b) - scoreOf(a));
    // What is typed so far may become a name: “Not” and “Not breathing”.
    const starts = [...entries.keys()].filter(
      (entry) => typed.trim().length > 2 && startsWith(entries[entry]?.name ?? "", asked),
    );
    const late = starts.filter((entry) => !found.slice(0, limit).includes(entry)).slice(0, limit);
    const shown = found.filter((entry) => !late.includes(entry)).slice(0, limit - late.length);
    return [...shown, ...late].flatMap((entry) => entries[entry] ?? []);
  };
}

const startsWith = (name: string, asked: readonly string[]) =>
  asked.length > 0 && tokensOf(name).join(" ").startsWith(asked.join(" "));
