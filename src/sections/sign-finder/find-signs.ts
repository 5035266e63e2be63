import { bySoonest, type Level } from "../../formatting/levels.ts";
import { type Lexicon, wordReader } from "../../formatting/words.ts";

/*
 * Finds signs by the phrases that people type for them. Two voices, half each: the nearest phrase,
 * and how often each typed word stands in an entry's phrases. How much a word says follows from the
 * phrases, too: nothing if all entries have it as often, most if one alone has it.
 */

/** What can be found. Without a name: phrases that find nothing. */
type Findable = {
  name: string;
  level?: Level | undefined;
  /** Phrases as stems, a line each: what the clinic decides, which wins, and what people type. */
  words: string;
  phrases: string;
};

/** What is found: its share of all, and the phrase that is nearest, with how near, from 0 to 1. */
type Found<Entry> = { entry: Entry; share: number; phrase: string; nearness: number };

type Phrase = { text: string; entry: number; isDecided: boolean; weight: number };

/** A stem, or the concept that it stands for: its phrases, how much it says, and for which entries. */
type Feature = { phrases: Phrase[]; weight: number; votes: Map<number, number> };

/** Of near equals, the graver comes first. */
const pull = { leave: 1.5, call: 1.4, today: 1, visit: 0.95, read: 1 };

const isGrave = ({ entry: { level } }: Found<Findable>) => level === "leave" || level === "call";
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Turns scores into shares of one. */
function sharesOf(scores: readonly number[], sharpness: number): number[] {
  const top = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(sharpness * (score - top)));
  const total = sum(powers);
  return powers.map((power) => power / total);
}

/** A function that finds what fits best, three at most. It returns undefined until a word counts. */
export async function signFinder<Entry extends Findable>(
  entries: readonly Entry[],
  lexicon: Lexicon,
) {
  const { concepts, conceptOf, typedReader } = wordReader(lexicon);
  const features = new Map<string, Feature>();
  const stems = new Set<string>();
  const sizes: number[] = [];
  for (const [entry, { words, phrases }] of entries.entries()) {
    const decided = words.split("\n").filter(Boolean);
    const texts = [...decided, ...phrases.split("\n").filter(Boolean)];
    for (const [index, text] of texts.entries()) {
      const phrase = { text, entry, isDecided: index < decided.length, weight: 0 };
      const ofText = text.split(" ");
      for (const stem of ofText) stems.add(stem);
      for (const name of new Set([...ofText, ...ofText.map(conceptOf)])) {
        const feature = features.get(name);
        if (feature) feature.phrases.push(phrase);
        else features.set(name, { phrases: [phrase], weight: 0, votes: new Map() });
      }
    }
    sizes.push(texts.length);
    // In slices, so that typing does not wait.
    if (entry % 20 === 0) await new Promise((resume) => setTimeout(resume));
  }
  const rarityOf = (count: number) => Math.sqrt(Math.log(sum(sizes) / count));
  for (const [name, feature] of features) {
    const { phrases, votes } = feature;
    const rates = new Map<number, number>();
    for (const { entry } of phrases)
      rates.set(entry, (rates.get(entry) ?? 0) + 1 / (sizes[entry] ?? 1));
    const total = sum([...rates.values()]);
    const parts = Array.from(rates.values(), (rate) => rate / total);
    const entropy = -sum(parts.map((part) => part * Math.log(part)));
    // A stem says less beside the concept that it stands for.
    const info = (1 - entropy / Math.log(sizes.length)) * (concepts.has(name) ? 0.5 : 1);
    const strength = (1.8 * info * phrases.length) / (phrases.length + 2);
    for (const [entry, rate] of rates) {
      const often = (rate * (sizes[entry] ?? 1) * sizes.length) / (12 * total);
      votes.set(entry, strength * Math.log(1 + often));
    }
    feature.weight = info * rarityOf(phrases.length);
    for (const phrase of phrases) phrase.weight += feature.weight;
  }
  const read = typedReader(stems);
  /** What no phrase has counts against all, but not a stem whose concept is known. */
  const weightOf = (name: string) =>
    features.get(name)?.weight ?? (concepts.has(name) ? 0 : 0.35 * rarityOf(1));

  return (typed: string): Found<Entry>[] | undefined => {
    const readings = read(typed);
    if (readings.length === 0) return undefined;
    /** What each word may mean, as stems and as concepts, by what fits best. */
    const slots = new Map(
      readings.flatMap((reading) => {
        const asConcepts = reading.map(({ stem, fit }) => ({ stem: conceptOf(stem), fit }));
        return [asConcepts, reading].map((slot) => [slot[0]?.stem ?? "", slot] as const);
      }),
    );
    const shared = new Map<Phrase, number>();
    const votes = sizes.map((size) => -readings.length * Math.log(1 + 0.023 * size));
    for (const [name, slot] of slots) {
      for (const { stem, fit } of slot) {
        const { phrases = [], votes: ofFeature = [] } = features.get(stem) ?? {};
        for (const phrase of phrases)
          shared.set(phrase, (shared.get(phrase) ?? 0) + fit * weightOf(name));
        for (const [entry, vote] of ofFeature)
          votes[entry] = (votes[entry] ?? 0) + (fit * vote) / slot.length;
      }
    }
    const typedWeight = sum([...slots.keys()].map(weightOf));
    const nearest = entries.map(() => ({ text: "", isDecided: false, nearness: 0 }));
    for (const [{ text, entry, isDecided, weight }, both] of shared) {
      const nearness = (2 * both) / (typedWeight + weight);
      if (nearness > (nearest[entry]?.nearness ?? 0))
        nearest[entry] = { text, isDecided, nearness };
    }
    // Exactly as written, it wins, above all if the clinic decides it.
    const nearnesses = nearest.map(({ nearness }) => nearness);
    const [byPhrase, byWords] = [sharesOf(nearnesses, 10), sharesOf(votes, 0.6)];
    const all = nearest.map(({ text, isDecided, nearness }, index) => {
      const bonus = nearness > 0.999 ? (isDecided ? 1 : 0.7) : 0;
      const share = ((byPhrase[index] ?? 0) + (byWords[index] ?? 0)) / 2 + bonus;
      return { entry: entries[index] as Entry, share, phrase: text, nearness };
    });
    return listOf(all, readings.length);
  };
}

/** What of all to list, in which order: nothing grave by a weak match, and what is grave not too low. */
function listOf<Entry extends Findable>(all: readonly Found<Entry>[], words: number) {
  const none = all.find(({ entry }) => entry.name === "");
  const some = all.filter((one) => one !== none);
  const best = Math.max(...some.map(({ share }) => share));
  if (best < Math.max(0.08, 0.9 * (none?.share ?? 0))) return [];
  const isNear = ({ share, nearness, entry: { level } }: Found<Entry>) =>
    share > 0.1 && nearness > (words === 1 ? 0.7 : level === "leave" ? 0.42 : 0.35);
  const rank = ({ share, entry: { level } }: Found<Entry>) => share * pull[level ?? "read"];
  const list = some
    .filter((one) => one.share > 0.06 * best && (isNear(one) || !isGrave(one)))
    .sort((a, b) => rank(b) - rank(a) || bySoonest(a.entry, b.entry));
  // Better nothing than what a weak match leaves.
  if (!list.some(({ share, nearness }) => share >= best / 2 && share * nearness > 0.057)) return [];
  const shareOf = (of: readonly Found<Entry>[]) => sum(of.map(({ share }) => share));
  const isLed = shareOf(some.filter(isGrave)) > 0.47 * shareOf(some);
  const first = isLed ? list.filter(isGrave).slice(0, 1) : [];
  return [...new Set([...first, ...list])].slice(0, 3);
}
