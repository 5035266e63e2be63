import type { ProblemText } from "./problems.ts";

/**
 * Finds values in a text that cannot be real, and phone numbers that may be old.
 * @param numbers the clinic's own, as ten digits
 */
export function findWrongValues(
  text: string,
  numbers: readonly string[] | undefined,
  report: (problem: ProblemText & { line: number }) => void,
): void {
  const lineAt = (index: number) => text.slice(0, index).split("\n").length;
  const made = findMadeUp(text);
  for (const { what, index, why } of made) {
    const message = `has ${what}, ${why}. Replace it`;
    report({ line: lineAt(index), message, severity: "stops publishing" });
  }
  for (const { 0: what, index } of numbers ? text.matchAll(phoneNumber) : []) {
    if (numbers?.includes(lastDigits(what)) || made.some((found) => found.what === what)) continue;
    const message = `has ${what}, which is no number of the clinic`;
    const expected = "{clinic.phone} or another fact, unless somebody else has this number";
    report({ line: lineAt(index), message, expected, severity: "worth a look" });
  }
}

/** Such as (864) 834-1234, 864.834.1234 and +1 864 834 1234, but no part of a longer number. */
const phoneNumber =
  /(?<![\d.-])(?:\+?1[-.\s]?)?\(?\d{3}\)?[-.\s‐-–]{0,3}\d{3}[-.\s‐-–]{1,3}\d{4}(?![\d-])/g;

const lastDigits = (number: string) => number.replace(/\D/g, "").slice(-10);

/** The phone numbers in a text, as their ten digits. */
export const findPhoneNumbers = (text: string) => text.match(phoneNumber)?.map(lastDigits) ?? [];

/** Numbers that nobody has in the North American Numbering Plan. */
const reservedNumbers = [
  // (864) 555-0142
  String.raw`\(?\d{3}\)?[-.\s‐-–]{0,3}555[-.\s‐-–]{0,3}\d{4}(?!\d)`,
  // 555-0142
  String.raw`(?<!\d)555[-.\s‐-–]{1,3}\d{4}(?!\d)`,
  // 888-888-8888
  String.raw`(?<!\d)\(?(\d)(?:[-.\s()‐-–]{0,3}\1){9}(?!\d)`,
  // (064) 834-1234 and (864) 034-1234: an area code and an exchange begin with 2 to 9.
  String.raw`(?<![\d.-])\(?(?:[01]\d\d|\d{3}(?=\)?[-.\s‐-–]{0,3}[01]))\)?[-.\s‐-–]{0,3}\d{3}[-.\s‐-–]{1,3}\d{4}(?![\d-])`,
];

const toCome = "which stands for what is still to come";

/** Values that cannot be real, and why. */
const patterns: readonly (readonly [pattern: RegExp, why: string])[] = [
  [
    new RegExp(reservedNumbers.join("|"), "g"),
    "a number for films and examples, which nobody answers",
  ],
  // Reserved by RFC 2606 and RFC 6761.
  [
    /(?<![\w.-])(?:(?:[a-z0-9-]+\.)+(?:example|test|invalid)|(?:[a-z0-9-]+\.)*localhost|(?:[a-z0-9-]+\.)*(?:example|test|your(?:clinic|domain|site))\.(?:com|net|org))\b(?!\.[a-z0-9])/gi,
    "an address for examples and tests, which leads nowhere",
  ],
  // A name in brackets is no link and no box, and has small letters, unlike [PDF]. In Spanish, todo is a word.
  [/\$[A-Z?_]|\$\d+[A-Z]|(?<!\d)-\$\d|\bTODO\b|\[(?=[^[\]\n]*[a-z])[^[\]\n]{2,}\](?!\()/g, toCome],
  // A client may ask “Who knew???”, and the specification has reviews on Google that are coming soon.
  [
    /\b(?:TBA|TBD|FIXME|XXX+|placeholder)\b|(?<!\S)\?{3,}|\binsert\b.{0,40}\bhere\b|\b(?:bio|name|photo|text) (?:goes )?here\b|lorem ipsum|dr\. ana lee|(?<!^Google reviews are )\bcoming soon\b/gi,
    toCome,
  ],
];

export const findMadeUp = (text: string) =>
  patterns.flatMap(([pattern, why]) =>
    Array.from(text.matchAll(pattern), ({ 0: what, index }) => ({ what, index, why })),
  );
