/** A piece of text that cannot be real. */
type Placeholder = { found: string; index: number; why: string };

type Pattern = [pattern: RegExp, why: string];

/**
 * Numbers that the North American Numbering Plan reserves for fiction: 555-0100 to 555-0199, with
 * an area code in any format, or without one if something separates the two groups.
 */
const fictionalNumber: Pattern = [
  /(?:\(?\d{3}\)?[-.\s‐-–]{0,3}555[-.\s‐-–]{0,3}|(?<!\d)555[-.\s‐-–]{1,3})01\d\d(?!\d)/g,
  "Numbers from 555-0100 to 555-0199 are reserved for films and examples: nobody answers them.",
];

/** Domains that RFC 2606 and RFC 6761 reserve for examples and tests. */
export const reservedHost: Pattern = [
  /(?<![\w.-])(?:(?:[a-z0-9-]+\.)+(?:example|test|invalid|localhost)|(?:[a-z0-9-]+\.)*example\.(?:com|net|org))\b(?!\.[a-z0-9])/gi,
  "Addresses of this kind are reserved for examples and tests: they lead nowhere.",
];

const bracketed: Pattern = [/\[[^\]]*\]/g, "Square brackets mark a blank. Visitors would see it."];
/** The box at the start of a checklist's line, and what may be a link: `[text](address)`, `[text][id]`. */
const markdown =
  /^[ \t]*(?:[-*+]|\d+\.)[ \t]+\[[ xX]\](?=\s)|\[([^\]]*)\](\([^)]*\)|\[[^\]]*\])?/gm;

function withoutMarkdown(text: string): string {
  const idOf = (written = "") => written.trim().toLowerCase();
  const ids = Array.from(text.matchAll(/^ {0,3}\[([^\]]+)\]:/gm), ([, id]) => idOf(id));
  return text.replace(markdown, (whole, words?: string, target = "") => {
    const isText = words !== undefined && !target.startsWith("(");
    const isBlank = isText && !ids.includes(idOf(target.slice(1, -1) || words));
    return isBlank ? whole : " ".repeat(whole.length);
  });
}

/** Fictional phone numbers, reserved domains, and brackets to fill in, such as `[name]`. */
export function findPlaceholders(text: string): Placeholder[] {
  const find = (within: string, [pattern, why]: Pattern) =>
    Array.from(within.matchAll(pattern), ({ 0: found, index }) => ({ found, index, why }));
  return [
    ...[fictionalNumber, reservedHost].flatMap((one) => find(text, one)),
    ...find(withoutMarkdown(text), bracketed),
  ];
}
