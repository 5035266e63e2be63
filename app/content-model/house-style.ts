import type { Problem } from "./problems.ts";
import type { SourceFile } from "./read-file.ts";

/* Phrases that the site must not use, for medical, legal or style reasons (see each rule). */

type StyleRule = {
  /** Matches the phrase. A space matches any whitespace, including a line break. */
  words: RegExp;
  /** Completes “says …”. */
  why: string;
  expected: string;
};

/** The only sentences with exclamation marks; the specification requires them verbatim. */
const fixedSentences = ["Thank you for sharing your story!", "Oops! Page not found"];

const rules: readonly StyleRule[] = [
  {
    words:
      /furry friends|fur bab(?:y|ies)|pet parents?|state-of-the-art|we understand that your pet is family|compassionate care|peace of mind|one-stop shop|world-class/,
    why: "which every clinic says",
    expected: "what is particular to this one, in plain words",
  },
  {
    words:
      /will prevent|(?<!rarely )\bcures\b|risk-free|painless(?:ly)?|100% effective|\bguarantee[ds]?\b/,
    why: "a promise that medicine cannot keep",
    expected: "what it can do: “lowers the risk”, “often helps”",
  },
  {
    words: /\bsafe\b/,
    why: "though that depends on the pet",
    expected: "what to ask us first, or what to keep out of reach",
  },
  {
    words: /wait and see|(?:watch|wait|monitor)[^.\n]{0,20} overnight/,
    why: "which invites somebody to wait with a sick pet",
    expected: "when to call",
  },
  {
    words:
      /\bAAHA\b|\baccredit(?:ed|ation)\b|fear free|cat[- ]friendly|board[- ]certified|our specialists?\b|award-winning|\bawards?\b|top-rated|(?:#|number )1\b|the best (?:vet|veterinar|clinic|care)|google rating/,
    why: "a distinction that this clinic does not claim",
    expected: "a fact that can be checked, or nothing",
  },
  {
    words:
      /24\/7|\bwalk-ins?\b|same-day|(?:our|an|this) emergency (?:clinic|hospital) (?:is|offers|here)|our emergency (?:clinic|hospital)/,
    why: "an offer that this clinic does not make (S.C. Code 40-69-20 says who is an emergency facility)",
    expected: "that people call first, and when we are open",
  },
  {
    words:
      /\blasers?\b|\bCT\b|digital dental|in-house lab(?:oratory)?|telehealth|house calls?|\bboarding\b|\bgrooming\b|licensed and insured/,
    why: "equipment or a service that the owner has not confirmed",
    expected: "what the page about it says, or nothing",
  },
  {
    words: /\bdiscounts?\b|\bfinancing\b|payment plans?|success rates?|\$\d/,
    why: "a price, an offer or a rate, and the site gives none",
    expected: "that people ask us (prices stand in the list of content/money.yaml alone)",
  },
  {
    words: /\brest easy\b/,
    why: "which people say of a pet that has died",
    expected: "something else",
  },
  {
    words:
      /\btick(?:s|ed|ing)?\b (?:off|here|it\b|them|the (?:box|list|sheet)|any|each|what)|\btick(?:ed|ing)\b/,
    why: "which is a parasite to a pet owner",
    expected: "“check off”, “checked”",
  },
  {
    words:
      /\d[\d.,/]*(?: (?:to|-|–) ?\d[\d.,]*)?[ -]?(?:mg|mcg|µg|ml|milligrams?|micrograms?|milliliters?|cc|teaspoons?|tablespoons?|tablets?|pills?|capsules?|drops)\b|\b(?:half(?: of)? an?|one|two|three|four) (?:tablets?|pills?|capsules?|teaspoons?|drops)\b|\bper (?:pound|kilogram|kg|lb)\b/,
    why: "a dose, and only a veterinarian who has seen the pet gives one",
    expected: "that people ask our veterinarian how much",
  },
  {
    words: /!/,
    why: "an exclamation mark",
    expected: "a period",
  },
];

export type StyleFault = Pick<StyleRule, "why" | "expected"> & { found: string; index: number };

/**
 * Finds forbidden phrases.
 * @param text as an author or a visitor sees it, without markup
 */
export function findStyleFaults(text: string): StyleFault[] {
  const open = fixedSentences.reduce(
    (rest, sentence) => rest.replaceAll(sentence, "_".repeat(sentence.length)),
    text,
  );
  return rules.flatMap(({ words, why, expected }) => {
    const pattern = new RegExp(words.source.replaceAll(" ", "\\s+"), "gi");
    return [...open.matchAll(pattern)].map(({ 0: found, index }) => ({
      found: found.replace(/\s+/g, " "),
      index,
      why,
      expected,
    }));
  });
}

/** The same for a content file, but ignores comments, and prices where they are allowed. */
export function findStyleProblems({ file, text }: SourceFile): Problem[] {
  const open =
    file === "content/money.yaml"
      ? text.replace(/\bprice: .*?(?=, \w+:|$)/gm, (price) => price.replaceAll("$", "_"))
      : text;
  return findStyleFaults(open).map(({ found, index, why, expected }) => ({
    file,
    line: open.slice(0, index).split("\n").length,
    field: "",
    message: `says “${found}”, ${why}`,
    expected,
  }));
}
