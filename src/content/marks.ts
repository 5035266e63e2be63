import type { Contact, Piece, Text } from "../formatting/text.ts";
import { wholeWords } from "../formatting/whole-words.ts";

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
    return [{ text: part, to: kind, ...(kind !== "email" && { keep: "word" as const }) }];
  });
}

/** Whole words and the text between them. */
const splitWhole = (text: string): Piece[] =>
  text
    .split(new RegExp(`(${wholeWords})`))
    .map((part, index): Piece => (index % 2 === 0 ? part : { text: part, keep: "word" }))
    .filter((piece) => piece !== "");
