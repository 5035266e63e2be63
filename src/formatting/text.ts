/*
 * A text is a string. Where it shows, what it names becomes a link, and words such as X-ray stay whole.
 */

/** What a text leads to by its own words: a number or address, or what to do while the clinic is closed. */
export type Contact = "phone" | "sms" | "email" | "hospital" | "closed";

/** Values that texts name. The clinic may have no texts, and may not have chosen a hospital. */
export type Named = Partial<Record<Contact, { display: string; href: string } | undefined>> & {
  address: { street: string; town: string };
};

/** Plain, or with what it leads to, or kept on one line: as a word, or as a line of an address. */
export type Piece = string | { text: string; keep?: "word" | "line"; href?: string };

/** What no line may end within: phone numbers, `X-ray`, `24-hour`, `47-5-90`, `follow-up`, `first-aid`, `Week 3`, `6 months`, `4 PM`. */
const wholeWord = String.raw`\(\d{3}\) \d{3}-\d{4}|\b(?:Week \d+|\d+(?:-\d+)? (?:minutes|hours|days|weeks|months|years|AM|PM)\b|follow-up|weigh-in|first-aid|(?:X|I|US|SC|[Ee]|\d+)(?:-[a-z\d]+)+%?)`;

/** A link as in Markdown. */
const markdownLink = String.raw`\[(?<words>[^\]]+)\]\((?<to>[^)\s]+)\)`;

const contacts = ["phone", "sms", "email", "hospital", "closed"] as const;

/** The pieces of a text: links, whole words, and what is between. */
export function piecesOf(text: string, named: Named): Piece[] {
  const { street, town } = named.address;
  const links = contacts.flatMap((name) => named[name] ?? []);
  const values = links.map(({ display }) => escapePattern(display)).join("|");
  // With the sign behind it, or a line could begin with a period.
  const addressLine = `(?<line>(?:${escapePattern(street)}|${escapePattern(town)})[.,!?]?)`;
  const pattern = new RegExp(`${markdownLink}|${addressLine}|(?:${values})|(?:${wholeWord})`, "g");
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const [found] = match;
    const { words, to, line } = match.groups ?? {};
    if (match.index > end) pieces.push(text.slice(end, match.index));
    end = match.index + found.length;
    const link = links.find(({ display }) => display === found);
    if (words !== undefined && to !== undefined) pieces.push({ text: words, href: to });
    else if (line !== undefined) pieces.push({ text: found, keep: "line" });
    // An email address and a sentence may break: they can be wider than a phone.
    else if (link && !found.startsWith("(")) pieces.push({ text: found, href: link.href });
    else pieces.push({ text: found, keep: "word", ...(link && { href: link.href }) });
  }
  return end < text.length ? [...pieces, text.slice(end)] : pieces;
}

const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** Several sentences, one after the other; those that are missing are left out. */
export const joinSentences = (...sentences: readonly (string | undefined)[]): string =>
  sentences.filter((one) => one !== undefined).join(" ");

/** With no-break spaces and word joiners for what is kept on one line, where no element can do that. */
export const unbrokenText = (text: string): string =>
  text.replace(new RegExp(wholeWord, "g"), (word) =>
    word.replaceAll(" ", "\u00a0").replaceAll("-", "-\u2060"),
  );
