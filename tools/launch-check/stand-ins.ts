/** A piece of text that cannot be real. */
export type StandIn = { found: string; index: number; why: string };

/**
 * Numbers that the North American Numbering Plan reserves for fiction: 555-0100 to 555-0199, with
 * an area code in any format, or without one if something separates the two groups.
 */
const fictionalNumber =
  /(?:\(?\d{3}\)?[-.\s‐-–]{0,3}555[-.\s‐-–]{0,3}|(?<!\d)555[-.\s‐-–]{1,3})01\d\d(?!\d)/g;

/** Domains that RFC 2606 and RFC 6761 reserve for examples and tests. */
const reservedHost =
  /(?<![\w.-])(?:(?:[a-z0-9-]+\.)+(?:example|test|invalid|localhost)|(?:[a-z0-9-]+\.)*example\.(?:com|net|org))\b(?!\.[a-z0-9])/gi;

const bracketed = /\[[^\]]*\]/g;
/** `[words](address)`, and the box at the start of a checklist's line. */
const markdown = /\[[^\]]*\]\([^)]*\)|^[ \t]*(?:[-*+]|\d+\.)[ \t]+\[[ xX]\](?=\s)/gm;

/** Fictional phone numbers and reserved domains in any text. */
export function findContactStandIns(text: string): StandIn[] {
  const nobody =
    "Numbers from 555-0100 to 555-0199 are kept for films and examples: nobody answers them.";
  const nowhere = "Addresses of this kind are kept for examples and tests: they lead nowhere.";
  return [...matches(text, fictionalNumber, nobody), ...matches(text, reservedHost, nowhere)];
}

/** The same, and square brackets still to be filled in, such as `[name]`, except Markdown's own. */
export function findStandIns(text: string): StandIn[] {
  const words = text.replace(markdown, (part) => " ".repeat(part.length));
  const why = "Square brackets mark a blank. Visitors would read it as it stands.";
  return [...findContactStandIns(text), ...matches(words, bracketed, why)];
}

function matches(text: string, pattern: RegExp, why: string): StandIn[] {
  return Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({ found, index, why }));
}
