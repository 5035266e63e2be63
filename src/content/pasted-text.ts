/** Matches invisible characters; $1 keeps those of emoji, and within words as in Persian. */
const unseenMarks =
  /(\p{ExtPict}(?:\p{EMod}|\ufe0f|[\u{e0020}-\u{e007f}]|\u200d(?=\p{ExtPict}))+|[\d#*]\ufe0f\u20e3|(?<=(?!\p{Script=Latin})[\p{L}\p{M}])[\u200c\u200d](?=(?!\p{Script=Latin})\p{L}))|(?![\t\n])[\p{DI}\p{Cc}]/gu;

/** Removes invisible characters of pasted text, which make equal texts unequal. */
export const visibleText = (text: string) =>
  text.replace(/[\v\f\u0085\p{Z}]/gu, " ").replace(unseenMarks, "$1");

/** Undoes a word processor's hyphens and quotes in a number, a date or a time. */
export function typedCharacters(text: string): string {
  const typed = text
    .replace(/[\u2010\u2011\u2212]/g, "-")
    .replace(/[“”‘’]/g, "")
    .trim();
  return /^[-\d .:()]+$/.test(typed) ? typed : text;
}
