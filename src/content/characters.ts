/*
 * Characters that come along when text is pasted from a word processor, a web page or a chat: nobody
 * sees them, XML forbids some, and with them a name is not the name that it looks like.
 */

/** Breaks of lines and pages that only word processors know. `&#12;` is one that Markdown writes. */
const breaks = /[\v\f\x85\u2028\u2029]|&#(?:0*12|x0*c);/gi;

/** Where text was read as Latin-1, these stand for curly quotes, dashes and the like. */
const latin1 = /[\x80-\x9f]/g;
const windows1252 = "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ";

const forbidden =
  /[^\P{Cc}\t\n\r]|[\u2060-\u2064\u206a-\u206f\ufeff\ufff9-\ufffb\ufffe\uffff\p{Cs}]/gu;

/** Joiners, but for those in an emoji and after a letter of a script that needs them, as Hindi does. */
const joiners =
  /(?<!(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)(?=\u200d\p{Extended_Pictographic}))(?<![^\P{L}\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}]|[^\P{M}\p{sc=Zinh}]|[\u064b-\u0655])[\u200b-\u200d]/gu;

/** Tags, but for those in the flag of a region, such as Scotland. */
const tags = /(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]*)[\u{e0000}-\u{e007f}]/gu;

const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const rightToLeft = /[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}]/u;

/** The text as it looks: without what nobody sees, unless its script or an emoji needs it. */
export function visibleText(text: string): string {
  const visible = text
    .replace(breaks, " ")
    // What Word has for a non-breaking hyphen.
    .replaceAll("\x1e", "-")
    .replace(latin1, (code) => windows1252[code.charCodeAt(0) - 0x80] ?? "")
    .replace(forbidden, "")
    .replace(joiners, "")
    .replace(tags, "")
    .normalize();
  return rightToLeft.test(visible) ? visible : visible.replace(directions, "");
}

/** For names, dates, numbers and the like, whose spaces and hyphens mean nothing else. */
export const plainCharacters = (text: string): string =>
  visibleText(text)
    .replace(directions, "")
    .replaceAll("\u00ad", "")
    .replace(/[\u2010\u2011\u2212]/g, "-")
    .replace(/\s+/g, " ")
    .trim();

/**
 * The text of a file: lines end alike, and a space that tells a field or a mark of Markdown from its
 * text is a plain one. A Mac types the other kind while Option is down. Lines keep their numbers.
 */
export const sourceText = (source: string): string =>
  source
    .replace(/\r\n?/g, "\n")
    .split(/(\n\s*\n)/)
    .map(visibleText)
    .join("")
    .replace(/^[^\S\n]*(?:(?:#{1,6}|[-*+>]|\d+[.)]|[\w-]+:)[^\S\n]+)*/gm, plainSpaces)
    .replace(/[^\S\n]+$/gm, plainSpaces);

const plainSpaces = (spaces: string) => spaces.replace(/[^\S\n\t]/g, " ");
