import { isUrgent, type Level } from "../levels.ts";
import { type Lexicon, wordReader } from "./stems.ts";

/*
 * Finds signs by the phrases that people type for them. Two scores decide: how near an entry's nearest
 * phrase is, and how often each typed word stands in the entry's phrases. A word weighs little if many
 * entries have it, such as “dog”, and most if one entry alone has it, such as “bloat”. If the two do not
 * agree, or the best share is small, the answer is a question.
 */

/** What can be found. An empty name: what finds nothing. */
export type Findable = {
  name: string;
  level?: Level | undefined;
  /** As stems, one a line. */
  phrases: string;
  isPoison?: true | undefined;
  /** Of what may be eaten, what is no poison, such as a sock. */
  isObject?: boolean | undefined;
  /** Stems of words for eating: beside one, a word that is not known is a poison that is not known. */
  eating?: readonly string[] | undefined;
  /** Stems that raise it to Leave now, if all of one of these are typed. */
  raisedBy?: readonly (readonly string[])[] | undefined;
  /** Nothing else is listed with it, such as with “a rabbit.” */
  onlyAnswer?: true | undefined;
};

/** An entry, its share of the scores of all, and how near its nearest phrase is, from 0 to 1. */
type Found<Entry> = { entry: Entry; share: number; nearness: number };
type Phrase = { entry: number; weight: number };

/** A stem, or the concept it stands for: the phrases that have it, its weight, its vote for each entry. */
type Feature = { phrases: Phrase[]; weight: number; votes: Map<number, number> };

/*
 * Tuned on the phrases that docs/decisions/0017-the-nearest-phrase.md counts. To tune again, change a number, run
 * `npm run test:finder`, then try phrases of people who have not seen these phrases.
 */
const tuned = {
  /** How much a stem counts beside the concept that it stands for. */
  stemOfConcept: 0.5,
  /** After standing this often in an entry's phrases, a word adds little by standing there again. */
  enough: 12,
  /** For each typed word, entries with many phrases lose by this, or they would win by their size. */
  size: { weight: 0.7, rate: 0.023 },
  /** Words of a phrase that are not typed count against it more than extra ones: people tell stories. */
  missing: 0.42,
  additional: 0.25,
  /** The higher this is, the further the entry with the nearest phrase is ahead of all others. */
  sharpness: 10,
  /** The weights of the two scores, and the bonus with which a phrase that is typed exactly wins. */
  byPhrase: 0.4,
  byWords: 0.6,
  exact: 0.8,
  /** Entries are listed from this share of all; Leave now, and Call now in a sure answer, only from the other. */
  from: 0.04,
  urgentFrom: 0.1,
  /** An answer is sure from this best share, or from the other if the two scores do not agree. */
  sure: 0.25,
  sureIfSplit: 0.5,
  /** If nothing fits best, as for “airport”, what has this much of its share is asked. */
  asked: 0.2,
  /** From this share, what is listed by itself is, if all words are known, and none is a dog or cat. */
  only: 0.15,
  /** A text of this many words is a story, of which so many are read, in parts of this many, one every few words. */
  story: { from: 17, most: 100, length: 10, step: 3 },
  /** How near a poison is if it may have been eaten, and its share of the best: above what can wait, below the rest. */
  eaten: { nearness: 0.6, share: 0.9 },
  /** Factors for sorting: of entries with nearly equal shares, the more urgent one comes first. */
  rank: { leave: 1.5, call: 1.4, today: 1, visit: 1, read: 0.9 },
};

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const indexOfMost = (values: readonly number[]) => values.indexOf(Math.max(...values));

/** Turns scores into shares of one. */
function sharesOf(scores: readonly number[]): number[] {
  const total = sum(scores.map(Math.exp));
  return scores.map((score) => Math.exp(score) / total);
}

/** A function that finds what fits best, or undefined until a word counts. With eating belong the poison lines. */
export async function signFinder<Entry extends Findable>(
  entries: readonly Entry[],
  lexicon: Lexicon,
) {
  const { concepts, typedReader } = wordReader(lexicon);
  const namesOf = (stem: string) => [stem, concepts.get(stem) ?? stem];
  const eating = new Set(entries.flatMap(({ eating = [] }) => eating).flatMap(namesOf));
  const sizes = entries.map(({ phrases }) => phrases.split("\n").length);
  const phraseCount = sum(sizes);
  const features = new Map<string, Feature>();
  for (const [entry, { phrases }] of entries.entries()) {
    for (const stems of phrases.split("\n")) {
      const phrase = { entry, weight: 0 };
      for (const name of new Set(stems.split(" ").flatMap(namesOf))) {
        const feature: Feature = features.get(name) ?? { phrases: [], weight: 0, votes: new Map() };
        feature.phrases.push(phrase);
        features.set(name, feature);
      }
    }
    // Pause after every 20 entries, so that typing does not wait.
    if (entry % 20 === 0) await new Promise((resume) => setTimeout(resume));
  }
  for (const [name, feature] of features) {
    const count = feature.phrases.length;
    const rates = new Map<number, number>();
    for (const { entry } of feature.phrases)
      rates.set(entry, (rates.get(entry) ?? 0) + 1 / (sizes[entry] ?? 1));
    const total = sum([...rates.values()]);
    const shares = [...rates].map(([entry, rate]) => ({ entry, share: rate / total }));
    // From 0, if one entry alone has the word, to the logarithm of how many there are, if all have it.
    const entropy = -sum(shares.map(({ share }) => share * Math.log(share)));
    const factor = concepts.has(name) ? tuned.stemOfConcept : 1;
    const info = (1 - entropy / Math.log(entries.length)) * factor;
    // A word that few phrases have weighs more, but by a root, or a rare word would decide alone.
    feature.weight = info * Math.sqrt(Math.log(phraseCount / count));
    for (const { entry, share } of shares) {
      // An entry votes by its share of the word, and with more phrases for more, but ever more slowly. A word
      // in one or two phrases may be there by chance, so its vote is smaller.
      const often = share * (sizes[entry] ?? 1) * entries.length;
      const vote = ((info * count) / (count + 1)) * Math.log(1 + often / tuned.enough);
      feature.votes.set(entry, vote);
    }
    for (const phrase of feature.phrases) phrase.weight += feature.weight;
  }
  const counts = [...features].map(([name, { phrases }]) => [name, phrases.length] as const);
  const read = typedReader(new Map(counts));

  /** What fits a text best, or undefined until a word counts. */
  function answerTo(text: string) {
    const readings = read(text);
    if (readings.length === 0) return undefined;
    const commonWeights = new Map<Phrase, number>();
    const loss = tuned.size.weight * readings.length;
    const votes = sizes.map((size) => -loss * Math.log(1 + tuned.size.rate * size));
    let typedWeight = 0;
    const fits = new Map(
      readings.flatMap(({ stem, fit }) => namesOf(stem).map((name) => [name, fit] as const)),
    );
    for (const [name, fit] of fits) {
      const feature = features.get(name);
      if (!feature) continue;
      typedWeight += feature.weight;
      for (const phrase of feature.phrases)
        commonWeights.set(phrase, (commonWeights.get(phrase) ?? 0) + fit * feature.weight);
      for (const [entry, vote] of feature.votes) votes[entry] = (votes[entry] ?? 0) + fit * vote;
    }
    const all = entries.map((entry) => ({ entry, share: 0, nearness: 0 }));
    for (const [{ entry, weight }, common] of commonWeights) {
      const missing = tuned.missing * (weight - common);
      const additional = tuned.additional * (typedWeight - common);
      const nearness = common / (common + missing + additional);
      const one = all[entry];
      if (one) one.nearness = Math.max(one.nearness, nearness);
    }
    const byPhrase = sharesOf(all.map(({ nearness }) => tuned.sharpness * nearness));
    const byWords = sharesOf(votes);
    const isKnown = readings.every(({ fit }) => fit > 0);
    for (const [index, one] of all.entries()) {
      const mixed = tuned.byPhrase * (byPhrase[index] ?? 0) + tuned.byWords * (byWords[index] ?? 0);
      one.share = mixed + (one.nearness > 0.999 && isKnown ? tuned.exact : 0);
    }
    const best = all.reduce((one, other) => (other.share > one.share ? other : one));
    const isSplit = indexOfMost(byPhrase) !== indexOfMost(byWords);
    // The entry without a name fits best, as for “airport.”
    const isNone = !best.entry.name;
    const isSure = !isNone && best.share >= (isSplit ? tuned.sureIfSplit : tuned.sure);
    // What may have been eaten comes before what can wait, such as “Vomited once.”
    const hasEaten = [...fits.keys()].some((name) => eating.has(name));
    const isGuessed = readings.some(({ fit }) => fit < 1);
    for (const one of hasEaten ? all : [])
      if (one.nearness > tuned.eaten.nearness ? one.entry.isPoison : isGuessed && one.entry.eating)
        one.share = Math.max(one.share, tuned.eaten.share * best.share);
    const rank = ({ share, entry: { level } }: Found<Entry>) => share * tuned.rank[level ?? "read"];
    const least = (entry: Entry) =>
      Math.max(
        isNone ? tuned.asked * best.share : 0,
        entry.level === "leave" || (isSure && isUrgent(entry)) ? tuned.urgentFrom : tuned.from,
      );
    const found = all
      .filter(({ entry, share, nearness }) => entry.name && nearness && share > least(entry))
      .sort((a, b) => rank(b) - rank(a))
      .slice(0, isSure ? 3 : 4);
    const isOurs = fits.has("=dog") || fits.has("=cat");
    const only = found.filter(({ entry, share }) => entry.onlyAnswer && share > tuned.only);
    const isOnly = only.length > 0 && isKnown && !isOurs;
    const listed = (isOnly ? only : found).map(({ entry }) => entry);
    return { isSure: isSure || isOnly, hasEaten, fits, found: listed };
  }

  /** The first answers of parts of a long text, which say what the whole of a story drowns. */
  function partsOf(text: string) {
    const words = text.trim().split(/\s+/).slice(-tuned.story.most);
    const { from, length, step } = tuned.story;
    if (words.length < from) return [];
    return words.flatMap((_, start) => {
      if (start % step > 0 || start + length >= words.length + step) return [];
      const part = answerTo(`${words.slice(start, start + length).join(" ")} `);
      const isNamed = part?.isSure || (part?.hasEaten && part.found[0]?.isPoison);
      return isNamed ? part.found.slice(0, 1) : [];
    });
  }

  return (typed: string) => {
    const whole = answerTo(typed);
    if (!whole) return undefined;
    const { fits, hasEaten } = whole;
    const first = whole.found.slice(0, 1);
    // Of a story counts what two parts agree on, or a part and the whole.
    const parts = partsOf(typed);
    const told = [...first, ...parts];
    const votes = (entry: Entry) => told.filter((one) => one === entry).length;
    const agreed = [...new Set(told)].filter((entry) => votes(entry) > 1);
    agreed.sort((a, b) => votes(b) - votes(a));
    // What one part says cannot wait is asked, before anything that can.
    const [best] = [...agreed, ...first];
    const urgent = best && !isUrgent(best) ? parts.filter(isUrgent) : [];
    const isSure = urgent.length === 0 && (agreed[0] ? agreed[0] === first[0] : whole.isSure);
    const isRaised = ({ raisedBy = [] }: Entry) =>
      raisedBy.some((stems) => stems.every((stem) => fits.has(stem) || fits.has(`=${stem}`)));
    const found = [...new Set([...urgent, ...agreed, ...whole.found])]
      .slice(0, isSure ? 3 : 4)
      .map((entry) => (isRaised(entry) ? { ...entry, level: "leave" as const } : entry));
    const isPoison = found
      .slice(0, isSure ? 2 : 4)
      .some((entry) => entry.isPoison && !entry.isObject);
    return { isSure, isPoison: isPoison && (isSure || hasEaten), found };
  };
}
