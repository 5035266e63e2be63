import type { Problem } from "./problems.ts";
import type { ContentFolder } from "./read.ts";

/** What keeps content from the public, and how many questions wait for an answer, which pages leave out. */
export type Unsettled = { problems: Problem[]; unanswered: number };

/**
 * Everything to settle before the site goes public. It goes by the marks in the files alone, so new
 * content needs no code: `status: unconfirmed`, `sample: true`, a missing signature, and values that
 * cannot be real.
 */
export function findUnsettled({ fieldsOf, sourceOf }: ContentFolder): Unsettled {
  const found: Unsettled = { problems: [], unanswered: 0 };
  for (const [name, { properties = {} }] of fieldsOf) {
    const { file, raw, body, lineOf } = sourceOf(name);
    const add = (path: readonly string[], message: string, expected: string, line = lineOf(path)) =>
      found.problems.push({ file, line, field: path.join("."), message, expected });

    const look = (value: unknown, path: readonly string[]): void => {
      if (typeof value === "string") {
        for (const { text, why } of findPlaceholders(value)) add(path, `has ${text}, ${why}`, real);
      }
      if (typeof value !== "object" || value === null) return;
      const { status, sample, question, answer } = value as Record<string, unknown>;
      if (sample === true) return void add(path, "is a sample", settled);
      if (status === "unconfirmed") return void add(path, "is not confirmed", confirmed);
      if (question !== undefined && answer === undefined) found.unanswered++;
      for (const [key, inner] of Object.entries(value)) look(inner, [...path, key]);
    };

    look(raw, []);
    for (const { text, index, why } of findPlaceholders(body)) {
      add([], `the text has ${text}, ${why}`, real, body.slice(0, index).split("\n").length);
    }
    if ("approved" in properties && Object(raw).approved === undefined)
      add(["approved"], "is missing", signature);
  }
  return found;
}

const real = "the real one";
const settled = "a real one with sample: false, or none";
const confirmed = "what is right, with status: confirmed";
const signature = "the date and the name of the veterinarian or lawyer who read all of it";

/** What cannot be real, and why. */
const patterns: readonly (readonly [pattern: RegExp, why: string])[] = [
  // Reserved by the North American Numbering Plan; without an area code if something separates the groups.
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

/** What in a text cannot be real: fictional phone numbers and reserved domains. */
const findPlaceholders = (text: string) =>
  patterns.flatMap(([pattern, why]) =>
    Array.from(text.matchAll(pattern), ({ 0: text, index }) => ({ text, index, why })),
  );
