import { readFileSync } from "node:fs";
import { type Document, isNode, parseDocument, visit } from "yaml";
import type { Problem } from "./problems.ts";

const frontMatter = /^(\s*---[ \t]*\n)([\s\S]*?)(?<=\n)---[ \t]*(?:\n|$)/;

/**
 * Reads a `.yaml` or `.mdx` file: its fields, not validated, and their lines. The text of an MDX file is
 * the field `body`, padded to the line numbers of the file.
 */
export function readSource(file: string) {
  const unreadable = (message: string, expected: string, line?: number) => {
    const problems = [{ file, line, field: "", message, expected }];
    return { raw: undefined, problems, findLine: () => line };
  };
  let source: string;
  try {
    // TextDecoder drops a byte-order mark, and puts � where the bytes are not UTF-8.
    source = new TextDecoder().decode(readFileSync(file)).replace(/\r\n?/g, "\n");
  } catch {
    return unreadable("is missing", "it back, because the site needs it");
  }
  const lineAt = (position: number) => source.slice(0, position).split("\n").length;
  const lost = source.search(/[\0\ufffd]/);
  if (lost >= 0) {
    const expected =
      "the file saved again: in Notepad or TextEdit, choose Save As and the encoding UTF-8, then look for � and write what was there";
    return unreadable("a character here is not in UTF-8", expected, lineAt(lost));
  }
  const conflict = source.search(/^(?:<{7}|={7}|>{7}|\|{7})(?: |$)/m);
  if (conflict >= 0) {
    const expected = "one: delete the other, and the lines of <<<<<<<, ======= and >>>>>>>";
    return unreadable(
      "two people changed this, and both versions are here",
      expected,
      lineAt(conflict),
    );
  }
  // Text from a Mac may have é as two characters, e and an accent. NFC makes it one.
  source = removeInvisible(source.normalize("NFC"));
  const isMdx = file.endsWith(".mdx");
  const [head = "", before = "", yaml] = isMdx
    ? (frontMatter.exec(source) ?? [])
    : ["", "", source];
  if (yaml === undefined) {
    const expected = "its fields at the top, between two lines of three hyphens (---)";
    return unreadable("the file has no front matter", expected, 1);
  }

  const document = parseDocument(yaml, { prettyErrors: false });
  const lineIn = (position: number) => lineAt(before.length + position);
  // Report the first error alone: the later ones only follow from it.
  const [error = document.warnings[0]] = document.errors;
  if (error !== undefined) {
    const [message = ""] = error.message.split(";");
    const expected =
      "valid YAML: check indentation, quotes, colons and hyphens (- is not –) around this line; a text with a colon or a sign at its start needs quotes";
    return unreadable(message, expected, lineIn(error.pos[0]));
  }
  const problems: Problem[] = [];
  visit(document, {
    Alias(_key, node) {
      const message = `*${node.source} stands for another value`;
      const expected = "the text in quotes, or its own value";
      problems.push({ file, line: lineIn(node.range?.[0] ?? 0), field: "", message, expected });
    },
    Scalar(_key, { type, range }) {
      // A comment has a space after its #; a number such as #4 has none.
      if (type !== "PLAIN" || !/^[ \t]+#\S/.test(yaml.slice(range?.[1]))) return;
      const message = "what follows # would be lost, because YAML takes it for a comment";
      const expected = "the text in quotes, or a space after the # of a comment";
      problems.push({ file, line: lineIn(range?.[0] ?? 0), field: "", message, expected });
    },
  });
  if (problems.length > 0) return { raw: undefined, problems, findLine: () => undefined };
  const fields = document.toJS({ reviver });
  const body = "\n".repeat(lineAt(head.length) - 1) + source.slice(head.length);
  const raw: unknown = fields && isMdx ? { ...fields, body } : fields;
  const findLine = (path: readonly PropertyKey[]) => lineIn(findPosition(document, path));
  return { raw, problems, findLine };
}

/** The offset of a field in the YAML or, if it is missing, of its nearest ancestor. */
function findPosition(document: Document.Parsed, path: readonly PropertyKey[]): number {
  const node = document.getIn(path, true);
  if (isNode(node) && node.range) return node.range[0];
  return path.length === 0 ? 0 : findPosition(document, path.slice(0, -1));
}

/** Cleans each string once more: escapes such as \u00a0 become characters only when YAML is parsed. */
const reviver = (_key: unknown, value: unknown) =>
  typeof value === "string" ? removeInvisible(value) : value;

/** Soft hyphens, spaces without width, marks of direction and of byte order, fillers, and tags but those of flags. */
const invisible =
  /[\u00ad\u115f\u1160\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\u3164\ufeff\uffa0]|(?<!\u{1f3f4}[\u{e0000}-\u{e007f}]*)[\u{e0000}-\u{e007f}]/gu;

/** Removes invisible characters of pasted text, which make equal texts unequal. */
const removeInvisible = (text: string) =>
  text.replace(/[\v\f\u0085\p{Z}]/gu, " ").replace(invisible, "");
