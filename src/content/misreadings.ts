import { type Document, isAlias, isMap, isScalar, visit } from "yaml";
import type { Problem } from "./problems.ts";

type Misreading = Pick<Problem, "message" | "expected"> & { position: number };

/** A text as YAML takes it whatever it has. */
export const quoted = (text: string): string => JSON.stringify(text.replace(/\s+/g, " ").trim());

/** Where YAML reads something else than people write: it would be lost without a word. */
export function findMisreadings(document: Document, yaml: string): Misreading[] {
  const found: Misreading[] = [];
  /** @param lastLine a position in the last line of the text */
  const report = (position: number, message: string, lastLine = position, more = "") => {
    const text = yaml.slice(position, `${yaml}\n`.indexOf("\n", lastLine));
    found.push({ position, message, expected: `the text in quotes, as in ${quoted(text)}${more}` });
  };
  // A program that writes YAML may name a value, and repeat it by that name.
  const repeated = new Set<string>();
  visit(document, { Alias: (_key, { source }) => void repeated.add(source) });
  const anchors: { name: string; start: number; end: number }[] = [];
  const repeats = (name: string, at: number) =>
    anchors.some((one) => one.name === name && one.end <= at) &&
    !anchors.some(({ start, end }) => start <= at && at < end);
  const isMarked = ({ anchor, tag }: { anchor?: string; tag?: string }) =>
    tag !== undefined || (anchor !== undefined && !repeated.has(anchor));
  visit(document, {
    Node(_key, node) {
      const [start = 0, end = start] = node.range ?? [];
      if (isAlias(node) ? !repeats(node.source, start) : isMarked(node)) {
        // The range of a node begins after its anchor and its tag.
        const marks = isAlias(node) ? -1 : yaml.slice(0, start).search(/(?:[&!]\S*\s*)+$/);
        const position = marks < 0 ? start : marks;
        report(position, `text that begins with ${yaml[position]} means something else in YAML`);
        return visit.SKIP;
      }
      if (isAlias(node)) return undefined;
      if (node.anchor !== undefined) anchors.push({ name: node.anchor, start, end });
      if (isMap(node) && node.flow === true && node.items.some(({ value }) => value === null)) {
        report(start, "text that begins with { means something else in YAML");
        return visit.SKIP;
      }
      if (!isScalar(node) || node.type !== "PLAIN") return undefined;
      // YAML reads an entry that is indented deeper than the one above as more of that entry's text.
      if (/\n\s*-/.test(yaml.slice(start, end))) {
        const message = "these lines are not indented alike";
        const expected = "the same number of spaces before each field or entry of a group";
        found.push({ position: start, message, expected });
      }
      const comment = commentAfter(yaml, start, end);
      if (comment !== undefined) {
        const message = "what follows # would be lost, because YAML takes it for a comment";
        report(start, message, comment, "; a comment has a line of its own");
      }
      return undefined;
    },
  });
  return found;
}

/** Where a comment begins that may be more of a text: beside it, or below and indented as its lines. */
function commentAfter(yaml: string, start: number, end: number): number | undefined {
  const after = yaml.slice(end);
  const beside = /^[ \t]*(?=#)/.exec(after)?.[0];
  if (beside !== undefined) return end + beside.length;
  const below = /^[ \t]*\n( *)(?=#)/.exec(after);
  if (below === null || start === end) return undefined;
  const line = yaml.slice(yaml.lastIndexOf("\n", start - 1) + 1, start);
  const [indent = ""] = /^[ -]*/.exec(line) ?? [];
  const least = indent.length + (line === indent ? 0 : 1);
  return (below[1] ?? "").length < least ? undefined : end + below[0].length;
}
