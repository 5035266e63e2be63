import type { Contact, Piece, Text } from "../formatting/text.ts";

/*
 * Facts that are more than words are marked where they are inserted: `{phone|(864) 555-0177}`. So they
 * keep their kind on the way through YAML, MDX and schemas. Content itself cannot have such braces.
 */

type Kind = Contact | "line";

/** A fact with its kind. */
export const mark = (kind: Kind, text: string): string => `{${kind}|${text}}`;

const marked = /\{(\w+)\|([^{}]*)\}/;

/** The text without its marks. */
export const unmarked = (text: string): string => text.replace(new RegExp(marked, "g"), "$2");

/** The pieces of a marked text; words that no line may end within are pieces, too. */
export function splitMarked(text: string): Text {
  // Kind, text of the mark and text between marks take turns.
  return text.split(marked).flatMap((part, index, parts): Piece[] => {
    if (index % 3 === 1) return [];
    if (index % 3 === 0) return splitWhole(part);
    const kind = parts[index - 1] as Kind;
    if (kind === "line") return [{ text: part, keep: "line" }];
    // An email address may break anywhere: it can be wider than a phone.
    const mayBreak = kind === "email" || kind === "closed";
    return [{ text: part, to: kind, ...(!mayBreak && { keep: "word" as const }) }];
  });
}

/** What no line may end within, as a pattern: phone numbers, `X-ray`, `24-hour`, `47-5-90`, `follow-up`, `first-aid`, `Week 3`, `6 months`, `4 PM`. */
export const wholeWords = String.raw`\(\d{3}\) \d{3}-\d{4}|\b(?:Week \d+|\d+(?:-\d+)? (?:minutes|hours|days|weeks|months|years|AM|PM)\b|follow-up|weigh-in|first-aid|(?:X|I|US|SC|[Ee]|\d+)(?:-[a-z\d]+)+%?)`;

/** Whole words and the text between them. */
const splitWhole = (text: string): Piece[] =>
  text
    .split(new RegExp(`(${wholeWords})`))
    .map((part, index): Piece => (index % 2 === 0 ? part : { text: part, keep: "word" }))
    .filter((piece) => piece !== "");
