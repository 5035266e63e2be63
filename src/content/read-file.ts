import { readFileSync } from "node:fs";
import { isMap, isNode, isSeq, LineCounter, type ParsedNode, parseDocument, visit } from "yaml";
import type { z } from "zod";
import { type Facts, findBraceProblems, insertFacts, mapTexts } from "./facts.ts";
import { unmarked } from "./marks.ts";
import type { Problem } from "./problems.ts";
import { rememberLatest } from "./remember.ts";
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
};

type ProblemText = Pick<Problem, "message" | "expected">;

const frontMatter = /^---\r?\n([\s\S]*?)(?<=\n)---[ \t]*(?:\r?\n|$)/;

/** Reads a `.yaml` or `.mdx` file. A missing file or invalid YAML is returned as problems. */
export function readSource(absolutePath: string, file: string): SourceFile {
  let source: string;
  try {
    source = readFileSync(absolutePath, "utf8");
  } catch {
    const expected = "it back, because the site needs it";
    return unreadable(file, { message: "is missing", expected });
  }
  return parseText(file, source);
}

function unreadable(file: string, text: ProblemText, line?: number, body = ""): SourceFile {
  const problems = [{ file, line, field: "", ...text }];
  return { file, raw: undefined, body, problems, lineOf: () => line };
}

const parseText = rememberLatest((file, source): SourceFile => {
  const isMdx = file.endsWith(".mdx");
  const [head = "", yaml] = isMdx ? (frontMatter.exec(source) ?? []) : ["", source];
  if (yaml === undefined) {
    const message = "the file has no front matter";
    const expected = "its fields at the top, between two lines of three hyphens (---)";
    return unreadable(file, { message, expected }, 1, source);
  }

  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const lineAt = (position: number) => lines.linePos(position).line + (isMdx ? 1 : 0);
  // Later errors only follow from the first one.
  const [first] = document.errors;
  const problems: Problem[] = [];
  if (first !== undefined) {
    const expected =
      "valid YAML: check the indentation, quotes and colons on this line and around it";
    const line = lineAt(first.pos[0]);
    problems.push({ file, line, field: "", message: first.message, expected });
  } else {
    // YAML reads an entry that is indented deeper than the one above as more of that entry's text.
    const message = "these lines are not indented alike";
    const expected = "the same number of spaces before each field or entry of a group";
    visit(document, {
      Scalar(_key, { type, range }) {
        const [start = 0, end = 0] = range ?? [];
        if (type !== "PLAIN" || !/\n\s*-/.test(yaml.slice(start, end))) return;
        problems.push({ file, line: lineAt(start), field: "", message, expected });
      },
    });
  }
  return {
    file,
    raw: problems.length === 0 ? document.toJS() : undefined,
    body: isMdx ? "\n".repeat(head.split("\n").length - 1) + source.slice(head.length) : "",
    problems,
    lineOf: (path) => {
      const position = positionOf(document.contents, path);
      return position === undefined ? undefined : lineAt(position);
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

/**
 * Validates a file against its schema after inserting facts.
 * @returns what the schema takes, or undefined after adding to `problems`
 */
export function parseSource(
  source: SourceFile,
  schema: z.ZodType,
  facts: Facts,
  problems: Problem[],
): unknown {
  const found = [...source.problems];
  const report = (path: readonly PropertyKey[], text: ProblemText) => {
    found.push({ file: source.file, line: source.lineOf(path), field: path.join("."), ...text });
  };
  const schemas = new Map(
    textsWithSchema(schema, source.raw).map(({ path, schema }) => [path.join("."), schema]),
  );
  const value = mapTexts(source.raw, (raw, path) => {
    const { placeholders, sentence } = schemas.get(path.join(".")) ?? {};
    for (const problem of findBraceProblems(raw, facts, placeholders)) report(path, problem);
    if (/\]\(|\*\*/.test(raw)) report(path, markdown);
    const [tag] = /<\/?[a-z][^<>]*>|&(?:[a-z]{2,}|#\w+);/i.exec(raw) ?? [];
    if (tag !== undefined) report(path, html(tag));
    const text = insertFacts(raw, facts);
    return sentence ? text : unmarked(text);
  });
  if (source.problems.length === 0) found.push(...findIssues(source, schema, value));
  problems.push(...found);
  return found.length === 0 ? value : undefined;
}

/** What a schema does not take. @param value the file's, with facts inserted */
export function findIssues(
  { file, lineOf }: SourceFile,
  schema: z.ZodType,
  value: unknown,
): Problem[] {
  const problem = (path: readonly PropertyKey[], text: ProblemText): Problem => {
    return { file, line: lineOf(path), field: path.join("."), ...text };
  };
  return (schema.safeParse(value).error?.issues ?? []).flatMap((issue) => {
    if (issue.code !== "unrecognized_keys") {
      return problem(issue.path, describeIssue(issue, valueAt(value, issue.path)));
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

/** Explains a zod issue: what is wrong, and what is expected. */
function describeIssue(issue: z.core.$ZodIssue, value: unknown): ProblemText {
  const shown = typeof value === "object" ? kindOf(value) : `“${String(value)}”`;
  const message = value === undefined ? "is missing" : `is ${shown}`;
  switch (issue.code) {
    case "invalid_type": {
      const expected = kinds[issue.expected] ?? issue.expected;
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
