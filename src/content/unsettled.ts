import { type FieldSchema, fieldAt, fieldsOf } from "./field-schema.ts";
import type { Place, Problem, ProblemText } from "./problems.ts";
import type { TextContext } from "./to-rich-text.ts";

/** What is not settled yet, each where it stands. */
export type Unsettled = {
  /** What a clinic's site cannot be without, so a build for the public stops. */
  stops: Problem[];
  /** What the public site leaves out. */
  leftOut: Problem[];
  /** What visitors ask for, and nobody has given or confirmed. */
  asked: Problem[];
  /** What may be wrong, or would help. */
  worthALook: Problem[];
};

type Path = PropertyKey[];

/**
 * Finds what is not settled in a file: `status: unconfirmed`, `sample: true`, a missing signature, and a
 * link to what is left out. The content itself has these marks, so new content needs no code. Removes an
 * unsettled value or, if that is required, its nearest parent that is not: an optional field, an entry of
 * a list, or a list that would have too few. If every parent is required, a public build stops.
 * @returns the content that is left, and whether a field is still in it
 */
export function withoutUnsettled(
  content: unknown,
  schema: FieldSchema,
  isLeftOut: TextContext["isLeftOut"],
  placeOf: (path: Path) => Place,
  found: Unsettled,
): { left: unknown; isIn: (path: Path) => boolean } {
  if (isPageLeftOut(content, schema)) {
    found.leftOut.push({ ...placeOf(["approved"]), message: "is missing", expected: signature });
    return { left: content, isIn: () => false };
  }
  const gone = new Set<string>();

  const ask = (question: unknown, path: Path) =>
    found.worthALook.push({
      ...placeOf(path),
      message: `“${question}” has no answer`,
      expected: "one, or no such question: no page shows it",
    });

  /**
   * A value without its unsettled parts, such as a list without an unconfirmed entry. `why` is empty, unless
   * the value itself cannot stay. The caller then removes it or, if it is required, cannot stay either.
   */
  function settle(value: unknown, field: FieldSchema, path: Path): Settled {
    const because = (message: string, expected: string): Settled => {
      return { left: value, why: [{ ...placeOf(path), message, expected }] };
    };
    const isLink = field.link || field.choices === "pages";
    if (isLink && isLeftOut?.(`${value}`)) {
      const message = `leads to ${value}, which the public site leaves out`;
      return because(message, "another, until that is settled");
    }
    if (value === undefined || (Array.isArray(value) && value.length === 0)) {
      if (field.stops) found.stops.push(...because("is missing", signature).why);
      if (field.asked) found.asked.push(...because("is missing", field.asked).why);
    }
    if (field.toDecide) ask(value, path);
    if (typeof value !== "object" || value === null || field.markdown)
      return { left: value, why: [] };
    const { status, sample } = fieldsOf(value);
    if (sample === true) return because("is a sample", "a real one with sample: false, or none");
    if (status === "unconfirmed") {
      if (field.asked) found.asked.push(...because("is not confirmed", field.asked).why);
      return because("is not confirmed", "what is right, with status: confirmed");
    }
    const keys = new Set([...Object.keys(field.properties ?? {}), ...Object.keys(value)]);
    const parts = Array.from(keys, (key) => {
      const { field: inner, value: part, mayGo } = fieldAt(field, [key], value);
      if (inner.answers && part === undefined) ask(fieldsOf(value)[inner.answers], path);
      const { left, why } = settle(part, inner, [...path, key]);
      const goes = why.length > 0 && (mayGo || Array.isArray(value));
      if (goes) gone.add([...path, key].join());
      return { key, left, why, goes };
    });
    const rest = parts.filter(({ goes }) => !goes);
    const why = parts.flatMap((one) => (one.goes ? one.why : []));
    if (why.length > 0 && rest.length < Number(field.minItems)) {
      const reasons = why.map((one) => `${one.field} ${one.message}`).join(", ");
      return because(`has too little left, because ${reasons}`, "more that is settled");
    }
    found.leftOut.push(...why);
    const entries = rest.map(({ key, left }) => [key, left] as const);
    const left = Array.isArray(value) ? rest.map((one) => one.left) : Object.fromEntries(entries);
    return { left, why: rest.flatMap((one) => one.why) };
  }

  const { left, why } = settle(content, schema, []);
  found.stops.push(...why);
  return {
    left,
    isIn: (path) => !path.some((_, index) => gone.has(path.slice(0, index + 1).join())),
  };
}
type Settled = { left: unknown; why: Problem[] };

/** Finds values in a text that cannot be real, and phone numbers that may be old. `at` adds the place. */
export function findDoubts(
  text: string,
  numbers: readonly string[] | undefined,
  { stops, worthALook }: Unsettled,
  at: (one: ProblemText & { line: number }) => Problem,
): void {
  const problem = (index: number, message: string, expected: string) =>
    at({ line: text.slice(0, index).split("\n").length, message, expected });
  const made = madeUpIn(text);
  for (const { what, index, why } of made)
    stops.push(problem(index, `has ${what}, ${why}`, "the real one"));
  for (const { 0: what, index } of numbers ? text.matchAll(phoneNumber) : []) {
    if (numbers?.includes(digitsOf(what)) || made.some((one) => one.what === what)) continue;
    const expected = "{clinic.phone} or another fact, unless somebody else has this number";
    worthALook.push(problem(index, `has ${what}, which is no number of the clinic`, expected));
  }
}

/** Whether the public site leaves out a page: nobody has signed it, and it is not a required one. */
export function isPageLeftOut(raw: unknown, { properties = {} }: FieldSchema): boolean {
  const signed = properties.approved as FieldSchema | undefined;
  return signed !== undefined && !signed.stops && fieldsOf(raw).approved === undefined;
}

const signature = "the date and the name of the veterinarian or lawyer who read all of it";

const phoneNumber =
  /(?<![\d.-])(?:\+?1[-.\s]?)?\(?\d{3}\)?[-.\s‐-–]{0,3}\d{3}[-.\s‐-–]{1,3}\d{4}(?![\d-])/g;

const digitsOf = (number: string) => number.replace(/\D/g, "").slice(-10);

/** The phone numbers in a text, as their ten digits. */
export const phoneNumbersIn = (text: string) => text.match(phoneNumber)?.map(digitsOf) ?? [];

/** Numbers that the North American Numbering Plan gives to nobody. */
const reservedNumbers = [
  // (864) 555-0142
  String.raw`\(?\d{3}\)?[-.\s‐-–]{0,3}555[-.\s‐-–]{0,3}01\d\d(?!\d)`,
  // 555-0142
  String.raw`(?<!\d)555[-.\s‐-–]{1,3}01\d\d(?!\d)`,
  // (064) 834-1234 and (864) 034-1234: an area code and an exchange begin with 2 to 9.
  String.raw`(?<![\d.-])\(?(?:[01]\d\d|\d{3}(?=\)?[-.\s‐-–]{0,3}[01]))\)?[-.\s‐-–]{0,3}\d{3}[-.\s‐-–]{1,3}\d{4}(?![\d-])`,
];

/** Values that cannot be real, and why. */
const patterns: readonly (readonly [pattern: RegExp, why: string])[] = [
  [
    new RegExp(reservedNumbers.join("|"), "g"),
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
  // Words of the sample reviews that came with this site. The law forbids made-up reviews (16 CFR 465.2),
  // so removing their `sample: true` must not publish them.
  [
    /Juniper hid behind my knees|bring the food bag in and|each one got its own exam|asked when it started and which leg|questions about a first litter|a torn nail and felt a little silly|brought a page of questions, got through/g,
    "words of a sample, which nobody said",
  ],
];

export const madeUpIn = (text: string) =>
  patterns.flatMap(([pattern, why]) =>
    Array.from(text.matchAll(pattern), ({ 0: what, index }) => ({ what, index, why })),
  );
