import { type FieldSchema, fieldAt } from "./field-schema.ts";
import type { Place, Problem } from "./problems.ts";
import type { Values } from "./to-rich-text.ts";

/** What is not settled yet, each where it stands. */
export type Unsettled = {
  /** A clinic's site cannot be without it: a build for the public stops. */
  stops: Problem[];
  /** The public site leaves it out. */
  leftOut: Problem[];
  /** What visitors ask for, and nobody has given or confirmed. */
  asked: Problem[];
  /** What may be wrong, or would help. */
  worthALook: Problem[];
};

type Path = PropertyKey[];
type Found = Unsettled & { mayGo: Path[] };

/**
 * Finds what is not settled in a file: `status: unconfirmed`, `sample: true`, a missing signature, a
 * link to what is left out, and values that cannot be real. The marks are in the content, so new content
 * needs no code. An unsettled value is removed with its nearest parent that may go: an optional field, an
 * entry of a list, or a list that would have too few. Where none may, a build for the public stops.
 * @returns `mayGo` has the paths of what goes
 */
export function findUnsettled(
  { raw, body }: { raw?: unknown; body: string },
  schema: FieldSchema,
  { isLeftOut, phoneNumbers }: Values,
  placeOf: (path: Path) => Place,
): Found {
  const found: Found = { stops: [], leftOut: [], asked: [], worthALook: [], mayGo: [] };
  if (isPageLeftOut(raw, schema)) {
    found.leftOut.push({ ...placeOf(["approved"]), message: "is missing", expected: signature });
    return found;
  }

  const readText = (text: string, placeAt: (index: number) => Place): void => {
    for (const { 0: link, 1: href = "", index } of text.matchAll(links)) {
      if (!isLeftOut?.(href)) continue;
      const message = `the public site shows ${link} as words, because it leaves that page out`;
      found.leftOut.push({ ...placeAt(index), message, expected: "words that are right alone" });
    }
    const made = madeUpIn(text);
    for (const { what, index, why } of made) {
      const message = `has ${what}, ${why}`;
      found.stops.push({ ...placeAt(index), message, expected: "the real one" });
    }
    for (const { 0: what, index } of phoneNumbers ? text.matchAll(phoneNumber) : []) {
      if (phoneNumbers?.includes(digitsOf(what)) || made.some((one) => one.what === what)) continue;
      const message = `has ${what}, which is no number of the clinic`;
      found.worthALook.push({ ...placeAt(index), message, expected: fact });
    }
  };

  /** What is not settled in a value and takes it along. */
  function unsettledIn(value: unknown, field: FieldSchema, path: Path): Problem[] {
    const problem = (message: string, expected: string) => [
      { ...placeOf(path), message, expected },
    ];
    if (typeof value === "string") {
      readText(value, () => placeOf(path));
      const isLink = field.link || field.choices === "pages";
      const message = `leads to ${value}, which the public site leaves out`;
      return isLink && isLeftOut?.(value) ? problem(message, "another, until that is settled") : [];
    }
    if (value === undefined || (Array.isArray(value) && value.length === 0)) {
      if (field.stops) found.stops.push(...problem("is missing", signature));
      if (field.asked) found.asked.push(...problem("is missing", field.asked));
    }
    if (typeof value !== "object" || value === null) return [];
    const { status, sample, question, answer } = value as Record<string, unknown>;
    if (sample === true) return problem("is a sample", settled);
    if (status === "unconfirmed") {
      if (field.asked) found.asked.push(...problem("is not confirmed", field.asked));
      return problem("is not confirmed", "what is right, with status: confirmed");
    }
    if (question !== undefined && answer === undefined)
      found.worthALook.push(...problem(`“${question}” has no answer`, anAnswer));
    const keys = new Set([...Object.keys(field.properties ?? {}), ...Object.keys(value)]);
    const parts = Array.from(keys, (key) => {
      const { field: inner, value: part, mayGo } = fieldAt(field, [key], value);
      const problems = unsettledIn(part, inner, [...path, key]);
      return { key, problems, goes: problems.length > 0 && (mayGo || Array.isArray(value)) };
    });
    const going = parts.filter(({ goes }) => goes);
    const why = going.flatMap(({ problems }) => problems);
    if (why.length > 0 && parts.length - going.length < Number(field.minItems)) {
      const gone = why.map((one) => `${one.field} ${one.message}`).join(", ");
      return problem(`has too little left, because ${gone}`, "more that is settled");
    }
    found.leftOut.push(...why);
    found.mayGo.push(...going.map(({ key }) => [...path, key]));
    return parts.flatMap(({ problems, goes }) => (goes ? [] : problems));
  }

  found.stops.push(...unsettledIn(raw, schema, []));
  readText(body, (index) => {
    return { ...placeOf([]), line: body.slice(0, index).split("\n").length };
  });
  for (const list of [found.stops, found.leftOut, found.asked, found.worthALook])
    list.sort(({ line: a = 0 }, { line: b = 0 }) => a - b);
  return found;
}

/** Whether the public site leaves out a page: nobody has signed it, and the site can be without. */
export function isPageLeftOut(raw: unknown, { properties = {} }: FieldSchema): boolean {
  const signed = properties.approved as FieldSchema | undefined;
  return signed !== undefined && !signed.stops && Object(raw).approved === undefined;
}

const fact = "{clinic.phone} or another fact, unless somebody else has this number";
const anAnswer = "one, or no such question: no page shows it";
const settled = "a real one with sample: false, or none";
const signature = "the date and the name of the veterinarian or lawyer who read all of it";

const links = /\[[^\]]*\]\(([^\s)]+)\)/g;

const phoneNumber =
  /(?<![\d.-])(?:\+?1[-.\s]?)?\(?\d{3}\)?[-.\s‐-–]{0,3}\d{3}[-.\s‐-–]{1,3}\d{4}(?![\d-])/g;

/** The ten digits of a number. */
const digitsOf = (number: string) => number.replace(/\D/g, "").slice(-10);

/** The phone numbers in a text, as their ten digits. */
export const phoneNumbersIn = (text: string) => text.match(phoneNumber)?.map(digitsOf) ?? [];

/** Values that cannot be real, and why. */
const patterns: readonly (readonly [pattern: RegExp, why: string])[] = [
  // 555-0100 to 0199 are reserved (North American Numbering Plan), with or without an area code. An
  // area code and an exchange begin with 2 to 9.
  [
    /(?:\(?\d{3}\)?[-.\s‐-–]{0,3}555[-.\s‐-–]{0,3}|(?<!\d)555[-.\s‐-–]{1,3})01\d\d(?!\d)|(?<![\d.-])\(?(?:[01]\d\d|\d{3}(?=\)?[-.\s‐-–]{0,3}[01]))\)?[-.\s‐-–]{0,3}\d{3}[-.\s‐-–]{1,3}\d{4}(?![\d-])/g,
    "a number for films and examples, which nobody answers",
  ],
  // Reserved by RFC 2606 and RFC 6761.
  [
    /(?<![\w.-])(?:(?:[a-z0-9-]+\.)+(?:example|test|invalid)|(?:[a-z0-9-]+\.)*localhost|(?:[a-z0-9-]+\.)*example\.(?:com|net|org))\b(?!\.[a-z0-9])/gi,
    "an address for examples and tests, which leads nowhere",
  ],
  // A name in brackets is no link and no box, and has small letters, unlike [PDF].
  [
    /\b(?:TODO|TBD)\b|[Ll]orem ipsum|Dr\. Ana Lee|\[(?=[^[\]\n]*[a-z])[^[\]\n]{2,}\](?!\()/g,
    "which stands for what is still to come",
  ],
  [
    /Juniper hid behind my knees|bring the food bag in and|each one got its own exam|asked when it started and which leg|questions about a first litter|a torn nail and felt a little silly|brought a page of questions, got through/g,
    "words of a sample, which nobody said",
  ],
];

/** What cannot be real in a text, and why. */
export const madeUpIn = (text: string) =>
  patterns.flatMap(([pattern, why]) =>
    Array.from(text.matchAll(pattern), ({ 0: what, index }) => ({ what, index, why })),
  );
