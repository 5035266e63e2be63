import { readFileSync } from "node:fs";
import { isMap, isNode, isScalar, isSeq, LineCounter, type ParsedNode, parseDocument } from "yaml";
import type { z } from "zod";
import { plainCharacters, sourceText, visibleText } from "./characters.ts";
import { type Facts, findBraceProblems, insertFacts, mapTexts } from "./facts.ts";
import { unmarked } from "./marks.ts";
import { memoize } from "./memoize.ts";
import { findMisreadings, quoted } from "./misreadings.ts";
import type { Problem } from "./problems.ts";
import { textsWithSchema } from "./schema-texts.ts";

/** A YAML file or the front matter of an MDX file, with line lookup. */
export type SourceFile = {
  /** Relative to the project root, for messages. */
  file: string;
  /** The parsed YAML, not validated. */
  raw: unknown;
  /** The MDX body, padded with blank lines so that line numbers match the file. */
  body: string;
  /** Problems that made the file unreadable. */
  problems: Problem[];
  /** The line of a field, or of its nearest existing ancestor. */
  lineOf: (path: readonly PropertyKey[]) => number | undefined;
  /** What stands in the file for a value without quotes, such as `007` for 7. */
  writtenAt: (path: readonly PropertyKey[]) => string | undefined;
};

type ProblemText = Pick<Problem, "message" | "expected">;

const frontMatter = /^(\s*---[ \t]*\n)([\s\S]*?)(?<=\n)---[ \t]*(?:\n|$)/;

/** Reads a `.yaml` or `.mdx` file. A missing file or invalid YAML is returned as problems. */
export function readSource(absolutePath: string, file: string): SourceFile {
  let source: string;
  try {
    // Without a byte-order mark, and with � where the bytes are not UTF-8.
    source = new TextDecoder().decode(readFileSync(absolutePath));
  } catch {
    const expected = "it back, because the site needs it";
    return unreadable(file, { message: "is missing", expected });
  }
  return parseText(file, source);
}

function unreadable(file: string, text: ProblemText, line?: number, body = ""): SourceFile {
  const problems = [{ file, line, field: "", ...text }];
  return { file, raw: undefined, body, problems, lineOf: () => line, writtenAt: () => undefined };
}

const parseText = memoize((file: string, bytes: string): SourceFile => {
  const lost = bytes.search(/[\0\ufffd]/);
  if (lost >= 0) {
    const message = "a character here cannot be read, because the file was not saved as UTF-8";
    const expected =
      "the file saved again: in Notepad or TextEdit, choose Save As and the encoding UTF-8, then look for � and write what was there";
    return unreadable(file, { message, expected }, bytes.slice(0, lost).split("\n").length);
  }
  const source = sourceText(bytes);
  const isMdx = file.endsWith(".mdx");
  const [head = "", before = "", yaml] = isMdx
    ? (frontMatter.exec(source) ?? [])
    : ["", "", source];
  if (yaml === undefined) {
    const message = "the file has no front matter";
    const expected = "its fields at the top, between two lines of three hyphens (---)";
    return unreadable(file, { message, expected }, 1, source);
  }

  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const lineAt = (position: number) => lines.linePos(position).line + before.split("\n").length - 1;
  // Later errors only follow from the first one.
  const [first = document.warnings[0]] = document.errors;
  const errorLine = first === undefined ? Number.POSITIVE_INFINITY : lineAt(first.pos[0]);
  const problems: Problem[] = findMisreadings(document, yaml)
    .map(({ position, ...text }) => ({ file, line: lineAt(position), field: "", ...text }))
    // Whatever comes after an error may only follow from it.
    .filter(({ line }) => line <= errorLine);
  if (first !== undefined && problems.length === 0) {
    const expected =
      "valid YAML: check the indentation, quotes and colons on this line and around it";
    const [message = ""] = first.message.split(";");
    const line = yaml.split("\n")[errorLine - before.split("\n").length] ?? "";
    const value = /^[ -]*(?:[\w-]+: +)?([^\s"'#].*)/.exec(line)?.[1];
    const advice =
      value === undefined ? "" : `; if this is a text, put it in quotes, as in ${quoted(value)}`;
    problems.push({ file, line: errorLine, field: "", message, expected: expected + advice });
  }
  return {
    file,
    // Quoted text may have invisible characters as escapes.
    raw:
      problems.length === 0
        ? mapTexts(document.toJS({ maxAliasCount: -1 }), visibleText)
        : undefined,
    body: isMdx ? "\n".repeat(head.split("\n").length - 1) + source.slice(head.length) : "",
    problems,
    lineOf: (path) => {
      const position = positionOf(document.contents, path);
      return position === undefined ? undefined : lineAt(position);
    },
    writtenAt: (path) => {
      const node = document.getIn(path, true);
      return isScalar(node) ? node.source : undefined;
    },
  };
});

/** Where a field begins in the YAML. */
function positionOf(root: ParsedNode | null, path: readonly PropertyKey[]): number | undefined {
  let node: unknown = root;
  let position = root?.range[0];
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => String(item.key) === String(key));
      if (isNode(pair?.key)) position = pair.key.range?.[0];
      node = pair?.value;
    } else if (isSeq(node)) {
      node = node.items[Number(key)];
      if (isNode(node)) position = node.range?.[0];
    } else break;
  }
  return position;
}

const markdown: ProblemText = {
  message: "has a Markdown link or bold text, whose symbols would show on the page",
  expected:
    "plain text; links and bold belong in the main text of an article, service, town or legal page",
};

const html = (found: string): ProblemText => ({
  message: `has HTML, ${found}, which would show on the page as you see it here`,
  expected: found.startsWith("&") ? "the sign itself, such as & or ’" : "plain words",
});

/** What a schema takes: the file’s values with facts in their texts. Adds what is wrong with a text to `problems`. */
export function insertFactsInto(
  { file, raw, lineOf }: SourceFile,
  schema: z.ZodType,
  facts: Facts,
  problems: Problem[],
): unknown {
  const report = (path: readonly PropertyKey[], text: ProblemText) => {
    problems.push({ file, line: lineOf(path), field: path.join("."), ...text });
  };
  const texts = new Map(textsWithSchema(schema, raw).map((one) => [one.path.join("."), one]));
  return mapTexts(raw, (raw, path) => {
    const { text = raw, schema } = texts.get(path.join(".")) ?? {};
    const { placeholders, sentence, type } = schema ?? {};
    const isNumber = type === "number" || type === "integer";
    const plain = isNumber ? plainCharacters(raw) : raw;
    // With a no-break space or hyphen, YAML takes a number for text.
    if (plain !== raw && /^-?\d+(?:\.\d+)?$/.test(plain)) return Number(plain);
    for (const problem of findBraceProblems(text, facts, placeholders)) report(path, problem);
    if (/\]\(|\*\*/.test(text)) report(path, markdown);
    const [tag] = /<\/?[a-z][^<>]*>|&(?:[a-z]{2,}|#\w+);/i.exec(text) ?? [];
    if (tag !== undefined) report(path, html(tag));
    const inserted = insertFacts(text, facts);
    return sentence ? inserted : unmarked(inserted);
  });
}

/** What a schema did not take, if it says so. @param value the file's, with facts inserted */
export function describeIssues(
  { file, lineOf, writtenAt }: SourceFile,
  value: unknown,
  error: z.ZodError | undefined,
): Problem[] {
  const problem = (path: readonly PropertyKey[], text: ProblemText): Problem => {
    return { file, line: lineOf(path), field: path.join("."), ...text };
  };
  return (error?.issues ?? []).flatMap((issue) => {
    if (issue.code !== "unrecognized_keys") {
      return problem(
        issue.path,
        describeIssue(issue, valueAt(value, issue.path), writtenAt(issue.path)),
      );
    }
    const expected = "a name that other files of this kind have; check its spelling";
    const message = "no field has this name";
    return issue.keys.map((key) => problem([...issue.path, key], { message, expected }));
  });
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((inner, key) => Object(inner)[key], value);

const kinds: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a group of fields",
  record: "a group of fields",
};

function kindOf(value: unknown): string {
  if (value === null) return "empty";
  return kinds[Array.isArray(value) ? "array" : typeof value] ?? typeof value;
}

/**
 * Explains a zod issue: what is wrong, and what is expected.
 * @param written what the file has for the value
 */
function describeIssue(issue: z.core.$ZodIssue, value: unknown, written = ""): ProblemText {
  const shown = typeof value === "object" ? kindOf(value) : `“${String(value)}”`;
  const message = value === undefined ? "is missing" : `is ${shown}`;
  switch (issue.code) {
    case "invalid_type": {
      const kind = kinds[issue.expected] ?? issue.expected;
      const isLost = issue.expected === "string" && Object(value) !== value && written !== "";
      const expected = isLost ? `${kind}; if it is one, in quotes, as in ${quoted(written)}` : kind;
      return { message: value === undefined ? message : `is ${kindOf(value)}`, expected };
    }
    case "invalid_value": {
      if (issue.values[0] === true) return { message: "is off", expected: "this switch on" };
      return { message, expected: oneOf(issue.values) };
    }
    case "too_small":
      return sizeProblem(value, Number(issue.minimum), issue.exact ? "exactly" : "at least");
    case "too_big":
      return sizeProblem(value, Number(issue.maximum), issue.exact ? "exactly" : "at most");
    case "invalid_union":
      return { message, expected: oneOf("options" in issue ? (issue.options ?? []) : []) };
    case "invalid_key":
      return {
        message: `is called “${String(issue.path.at(-1))}”`,
        expected: issue.issues.map((one) => one.message).join(" "),
      };
    default:
      return { message, expected: issue.message };
  }
}

const oneOf = (values: readonly unknown[]) =>
  `one of ${values.map((one) => `“${String(one)}”`).join(", ")}`;

function sizeProblem(value: unknown, limit: number, bound: string): ProblemText {
  if (typeof value === "string") return { message: "is empty", expected: "text" };
  if (!Array.isArray(value)) {
    return { message: `is ${String(value)}`, expected: `${bound} ${limit}` };
  }
  const count = (items: number) => `${items} item${items === 1 ? "" : "s"}`;
  return { message: `has ${count(value.length)}`, expected: `${bound} ${count(limit)}` };
}
