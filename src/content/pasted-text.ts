/** Soft hyphens, spaces without width, marks of direction and of byte order, fillers, and tags but those of flags. */
const unseen =
  /[\u00ad\u115f\u1160\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\u3164\ufeff\uffa0]|(?<!\u{1f3f4}[\u{e0000}-\u{e007f}]*)[\u{e0000}-\u{e007f}]/gu;

/** Removes invisible characters of pasted text, which make equal texts unequal. */
export const visibleText = (text: string) =>
  text.replace(/[\v\f\u0085\p{Z}]/gu, " ").replace(unseen, "");

/** Undoes a word processor's hyphens and quotes in a number, a date or a time. */
export function typedCharacters(text: string): string {
  const typed = text
    .replace(/[\u2010\u2011\u2212]/g, "-")
    .replace(/[“”‘’]/g, "")
    .trim();
  return /^[-\d .:()]+$/.test(typed) ? typed : text;
}
