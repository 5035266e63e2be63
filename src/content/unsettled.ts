import type { Place, Problem } from "./problems.ts";
import type { ContentFolder } from "./read.ts";

export type Unsettled = {
  /** A build for the public stops at these. */
  problems: Problem[];
  /** Worth a look: they may be right. */
  doubts: Problem[];
  /** Questions that pages leave out until somebody answers them. */
  unanswered: Problem[];
};

/**
 * Lists everything to settle before the site goes public: `status: unconfirmed`, `sample: true`, a
 * missing signature, and values that cannot be real. The marks are in the content, so new content
 * needs no code.
 * @param numbers of the clinic, ten digits each. Any other in a text is a doubt: it may be old.
 */
export function findUnsettled(
  { schemas, sourceOf, placeOf }: ContentFolder,
  numbers: readonly string[],
): Unsettled {
  const found: Unsettled = { problems: [], doubts: [], unanswered: [] };
  for (const [name, { properties = {} }] of schemas) {
    const { raw, body } = sourceOf(name);
    const add = (path: readonly string[], message: string, expected: string) =>
      found.problems.push({ ...placeOf(name, path), message, expected });
    const read = (text: string, placeAt: (index: number) => Place): void => {
      const made = patterns.flatMap(([pattern, why]) =>
        Array.from(text.matchAll(pattern), ({ 0: what, index }) => ({ what, index, why })),
      );
      for (const { what, index, why } of made) {
        const message = `has ${what}, ${why}`;
        found.problems.push({ ...placeAt(index), message, expected: "the real one" });
      }
      for (const { 0: what, index } of text.matchAll(phoneNumber)) {
        if (numbers.includes(digitsOf(what)) || made.some((one) => one.what === what)) continue;
        const message = `has ${what}, which is no number of the clinic`;
        found.doubts.push({ ...placeAt(index), message, expected: fact });
      }
    };
    const readValue = (value: unknown, path: readonly string[]): void => {
      if (typeof value === "string") read(value, () => placeOf(name, path));
      if (typeof value !== "object" || value === null) return;
      const { status, sample, question, answer } = value as Record<string, unknown>;
      if (sample === true) return void add(path, "is a sample", settled);
      if (status === "unconfirmed") return void add(path, "is not confirmed", confirmed);
      if (question !== undefined && answer === undefined) {
        const message = `“${question}” has no answer`;
        found.unanswered.push({ ...placeOf(name, path), message, expected: anAnswer });
      }
      for (const [key, inner] of Object.entries(value)) readValue(inner, [...path, key]);
    };

    readValue(raw, []);
    read(body, (index) => {
      return { ...placeOf(name, []), line: body.slice(0, index).split("\n").length };
    });
    if ("approved" in properties && Object(raw).approved === undefined)
      add(["approved"], "is missing", signature);
  }
  return found;
}

const fact = "{clinic.phone} or another fact, unless somebody else has this number";
const anAnswer = "one, or nothing: pages leave the question out";
const settled = "a real one with sample: false, or none";
const confirmed = "what is right, with status: confirmed";
const signature = "the date and the name of the veterinarian or lawyer who read all of it";

const phoneNumber =
  /(?<![\d.-])(?:\+?1[-.\s]?)?\(?\d{3}\)?[-.\s‐-–]{0,3}\d{3}[-.\s‐-–]{1,3}\d{4}(?![\d-])/g;

/** The ten digits of a number. */
const digitsOf = (number: string) => number.replace(/\D/g, "").slice(-10);

/** The phone numbers in a text, as their ten digits. */
export const phoneNumbersIn = (text: string) => text.match(phoneNumber)?.map(digitsOf) ?? [];

/** Values that cannot be real, and why. */
const patterns: readonly (readonly [pattern: RegExp, why: string])[] = [
  // 555-0100 to 0199 are reserved (North American Numbering Plan), with or without an area code.
  [
    /(?:\(?\d{3}\)?[-.\s‐-–]{0,3}555[-.\s‐-–]{0,3}|(?<!\d)555[-.\s‐-–]{1,3})01\d\d(?!\d)/g,
    "a number for films and examples, which nobody answers",
  ],
  // Reserved by RFC 2606 and RFC 6761.
  [
    /(?<![\w.-])(?:(?:[a-z0-9-]+\.)+(?:example|test|invalid|localhost)|(?:[a-z0-9-]+\.)*example\.(?:com|net|org))\b(?!\.[a-z0-9])/gi,
    "an address for examples and tests, which leads nowhere",
  ],
];
