/*
 * Text in pieces, some of which a page shows in a way of their own: a phone number calls, a street
 * keeps to one line. Content is split into pieces at build time; components only render them.
 */

/** What a piece leads to: a number or address, or what to do while the clinic is closed. */
export type Contact = "phone" | "sms" | "email" | "hospital" | "closed";

/** Plain, or with what it leads to, or kept on one line: as a word, or as a line of an address. */
export type Piece = string | { text: string; keep?: "word" | "line"; to?: Contact; href?: string };

export type Text = readonly Piece[];

const textOf = (piece: Piece): string => (typeof piece === "string" ? piece : piece.text);

/** Several sentences, one after the other; those that are missing are left out. */
export const joinSentences = (...sentences: readonly (Text | undefined)[]): Text =>
  sentences
    .flatMap((one) => (one === undefined ? [] : [one]))
    .flatMap((one, index) => (index === 0 ? one : [" ", ...one]));

/** A text where there is no element for its pieces: search results, attributes, keys. */
export const plainText = (text: Text): string => text.map(textOf).join("");

/** The same, with no-break spaces and word joiners for what is kept on one line. */
export const unbrokenText = (text: Text): string =>
  text
    .map((piece) =>
      typeof piece === "string" || piece.keep === undefined
        ? textOf(piece)
        : piece.text.replaceAll(" ", "\u00a0").replaceAll("-", "-\u2060"),
    )
    .join("");
