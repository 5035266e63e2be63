/*
 * A text is a string. Where it shows, its Markdown links become links, and words such as X-ray stay whole.
 */

/** Plain, or kept on one line, or a link, whose words are a text, too. */
type Piece = string | { text: string; href?: string | undefined };

/** What must not wrap. */
const wholeWord = [
  String.raw`\(\d{3}\) \d{3}-\d{4}`,
  String.raw`\bWeek \d+`,
  String.raw`\b\d+(?:-\d+)? (?:min|minutes|hours|days|weeks|months|years|AM|PM)\b`,
  String.raw`\b(?:follow-up|weigh-in|first-aid)`,
  // X-ray, I-85, 24-hour, 47-5-90
  String.raw`\b(?:X|I|US|SC|[Ee]|\d+)(?:-[a-z\d]+)+%?`,
].join("|");

/** A link as in Markdown. */
export const markdownLink = /\[(?<words>[^\]]+)\]\((?<to>[^)\s]+)\)/;

/** Markdown marks that made neither a link nor bold: pages would show them as typed. */
export const leftMarks = /\*\*|__|(?:\[[^\]]*)?\]\(\S*/;

const special = new RegExp(`${markdownLink.source}|(?:${wholeWord})`, "g");

/** The pieces of a text: links, whole words, and what is between. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: found, index, groups } of text.matchAll(special)) {
    if (index > end) pieces.push(text.slice(end, index));
    end = index + found.length;
    pieces.push({ text: groups?.words ?? found, href: groups?.to });
  }
  return end < text.length ? [...pieces, text.slice(end)] : pieces;
}

/** Joins sentences, without those that are missing. */
export const joinSentences = (...sentences: readonly (string | undefined)[]): string =>
  sentences.filter(Boolean).join(" ");

/** For plain strings such as headings: keeps whole words on one line with no-break characters. */
export const unbrokenText = (text: string): string =>
  text.replace(new RegExp(wholeWord, "g"), (word) =>
    word.replaceAll(" ", "\u00a0").replaceAll("-", "-\u2060"),
  );
