import { isGrave, type Level } from "../model/levels.ts";
import { type Lexicon, wordReader } from "../model/stems.ts";

/*
 * Finds signs by the phrases that people type for them. Two voices: the nearest phrase, and how often
 * each typed word stands in an entry's phrases. How much a word says follows from the phrases, too:
 * nothing if all entries have it as often, most if one alone has it.
 */

/** What can be found, with its phrases as stems, a line each. Without a name: what finds nothing. */
type Findable = { name: string; level?: Level | undefined; phrases: string };

/** What is found: its share of all, and the phrase that is nearest, with how near, from 0 to 1. */
type Found<Entry> = { entry: Entry; share: number; phrase: string; nearness: number };

type Phrase = { text: string; entry: number; weight: number };

/** A stem, or the concept that it stands for: its phrases, how much it says, and for which entries. */
type Feature = { phrases: Phrase[]; weight: number; votes: Map<number, number> };

/** Of near equals, the graver comes first, and what has no level last. */
const pull = { leave: 1.5, call: 1.4, today: 1, visit: 1, read: 0.9 };

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Turns scores into shares of one. */
function sharesOf(scores: readonly number[]): number[] {
  const powers = scores.map(Math.exp);
  const total = sum(powers);
  return powers.map((power) => power / total);
}

/** A function that finds what fits best, three at most. It returns undefined until a word counts. */
export async function signFinder<Entry extends Findable>(
  entries: readonly Entry[],
  lexicon: Lexicon,
) {
  const { concepts, typedReader } = wordReader(lexicon);
  const namesOf = (stem: string) => [stem, concepts.get(stem) ?? stem];
  const sizes = entries.map(({ phrases }) => phrases.split("\n").length);
  const all = sum(sizes);
  const features = new Map<string, Feature>();
  for (const [entry, { phrases }] of entries.entries()) {
    for (const text of phrases.split("\n")) {
      const phrase = { text, entry, weight: 0 };
      for (const name of new Set(text.split(" ").flatMap(namesOf))) {
        const feature: Feature = features.get(name) ?? { phrases: [], weight: 0, votes: new Map() };
        feature.phrases.push(phrase);
        features.set(name, feature);
      }
    }
    // In slices, so that typing does not wait.
    if (entry % 20 === 0) await new Promise((resume) => setTimeout(resume));
  }
  for (const [name, feature] of features) {
    const count = feature.phrases.length;
    const rates = new Map<number, number>();
    for (const { entry } of feature.phrases)
      rates.set(entry, (rates.get(entry) ?? 0) + 1 / (sizes[entry] ?? 1));
    const total = sum([...rates.values()]);
    const shares = [...rates].map(([entry, rate]) => ({ entry, share: rate / total }));
    const entropy = -sum(shares.map(({ share }) => share * Math.log(share)));
    // A stem says less beside the concept that it stands for.
    const info = (1 - entropy / Math.log(entries.length)) * (concepts.has(name) ? 0.5 : 1);
    feature.weight = info * Math.sqrt(Math.log(all / count));
    for (const { entry, share } of shares) {
      const often = share * (sizes[entry] ?? 1) * entries.length;
      feature.votes.set(entry, ((info * count) / (count + 1)) * Math.log(1 + often / 18));
    }
    for (const phrase of feature.phrases) phrase.weight += feature.weight;
  }
  const read = typedReader(features.keys());

  return (typed: string): Found<Entry>[] | undefined => {
    const readings = read(typed);
    if (readings.length === 0) return undefined;
    const shared = new Map<Phrase, number>();
    const votes = sizes.map((size) => -0.7 * readings.length * Math.log(1 + 0.023 * size));
    let typedWeight = 0;
    const fits = new Map(
      readings.flatMap(({ stem, fit }) => namesOf(stem).map((name) => [name, fit] as const)),
    );
    for (const [name, fit] of fits) {
      const feature = features.get(name);
      if (!feature) continue;
      typedWeight += feature.weight;
      for (const phrase of feature.phrases)
        shared.set(phrase, (shared.get(phrase) ?? 0) + fit * feature.weight);
      for (const [entry, vote] of feature.votes) votes[entry] = (votes[entry] ?? 0) + fit * vote;
    }
    const nearest = entries.map(() => ({ text: "", nearness: 0 }));
    for (const [{ text, entry, weight }, both] of shared) {
      // What else is typed counts less than what is missing: people tell stories.
      const nearness = both / (both + 0.42 * (weight - both) + 0.25 * (typedWeight - both));
      if (nearness > (nearest[entry]?.nearness ?? 0)) nearest[entry] = { text, nearness };
    }
    const byPhrase = sharesOf(nearest.map(({ nearness }) => 10 * nearness));
    const byWords = sharesOf(votes);
    return listOf(
      nearest.map(({ text, nearness }, index) => {
        // Exactly as written, it wins.
        const share = 0.4 * (byPhrase[index] ?? 0) + 0.6 * (byWords[index] ?? 0);
        const bonus = nearness > 0.999 ? 0.8 : 0;
        return { entry: entries[index] as Entry, share: share + bonus, phrase: text, nearness };
      }),
    );
  };
}

/** What to list, in which order: nothing grave by a weak match. */
function listOf<Entry extends Findable>(all: readonly Found<Entry>[]): Found<Entry>[] {
  const some = all.filter(({ entry }) => entry.name !== "");
  const best = Math.max(...some.map(({ share }) => share));
  if (all.some(({ share }) => share > best)) return [];
  const rank = ({ share, entry: { level } }: Found<Entry>) => share * pull[level ?? "read"];
  const list = some
    .filter((one) => one.share > (isGrave(one.entry) ? 0.1 : 0.06 * best))
    .filter((one) => one.nearness > (isGrave(one.entry) ? 0.35 : 0))
    .sort((a, b) => rank(b) - rank(a));
  // If the grave ones hold the larger part, one of them leads.
  const shareOf = (of: readonly Found<Entry>[]) => sum(of.map(({ share }) => share));
  const isMostlyGrave = shareOf(some.filter(({ entry }) => isGrave(entry))) > shareOf(some) / 2;
  const first = isMostlyGrave ? list.filter(({ entry }) => isGrave(entry)).slice(0, 1) : [];
  return [...new Set([...first, ...list])].slice(0, 3);
}
