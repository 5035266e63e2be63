import { readFileSync } from "node:fs";
import { isMap, isNode, isSeq, LineCounter, type ParsedNode, parseDocument, visit } from "yaml";
import type { z } from "zod";
import {
  expectedFacts,
  type Facts,
  hasLoneBrace,
  insertFacts,
  loneBrace,
  mapTexts,
} from "./facts.ts";
import type { Problem } from "./problems.ts";

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

type Words = Pick<Problem, "message" | "expected">;

const frontMatter = /^---\r?\n([\s\S]*?)(?<=\n)---[ \t]*(?:\r?\n|$)/;

/** Reads a `.yaml` or `.mdx` file. A missing file or invalid YAML is returned as problems. */
export function readSource(absolutePath: string, file: string): SourceFile {
  const unreadable = (words: Words, line?: number, body = ""): SourceFile => {
    const problems = [{ file, line, field: "", ...words }];
    return { file, raw: undefined, body, problems, lineOf: () => line };
  };
  let source: string;
  try {
    source = readFileSync(absolutePath, "utf8");
  } catch {
    const expected = "this file, because the site cannot do without it: put it back";
    return unreadable({ message: "the file is missing", expected });
  }
  const isMdx = file.endsWith(".mdx");
  const [head = "", yaml] = isMdx ? (frontMatter.exec(source) ?? []) : ["", source];
  if (yaml === undefined) {
    const message = "the file has no front matter";
    const expected = "its fields at the top, between two lines of three hyphens (---)";
    return unreadable({ message, expected }, 1, source);
  }

  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const lineAt = (position: number) => lines.linePos(position).line + (isMdx ? 1 : 0);
  // Later errors only follow from the first one, but those at the same place help to explain it.
  const [first] = document.errors;
  const problems: Problem[] = [];
  if (first !== undefined) {
    const [start] = first.pos;
    const said = document.errors.filter(({ pos }) => pos[0] === start);
    const words = said.map(({ code, message }) => `${code} ${message}`).join("\n");
    const read = yaml.split("\n").slice(0, lines.linePos(start).line);
    const known = describeYamlError(words, read.at(-1) ?? "");
    const begins = known.begins ? read.findLastIndex((line) => known.begins?.test(line)) : -1;
    const line = begins === -1 ? lineAt(start) : begins + 1 + (isMdx ? 1 : 0);
    const { message, expected } = known;
    problems.push({ file, line, field: "", message, expected });
  } else {
    // YAML reads an entry that is indented deeper than the one above as more of that entry's text.
    visit(document, {
      Scalar(_key, { type, range }) {
        const [start = 0, end = 0] = range ?? [];
        if (type !== "PLAIN" || !/\n\s*-/.test(yaml.slice(start, end))) return;
        problems.push({ file, line: lineAt(start), field: "", ...notAlike });
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
}

type YamlError = Words & {
  /** Matches what the parser said. */
  code: RegExp;
  /** Matches the line where it stopped. */
  line?: RegExp;
  /** The last line that matches is the one to report. */
  begins?: RegExp;
};

const notAlike: Words = {
  message: "the lines here are not indented alike",
  expected: "the same number of spaces before each field or entry of a group",
};

/** YAML errors in an editor’s words; the first match counts. */
const yamlErrors: readonly YamlError[] = [
  {
    code: /TAB_AS_INDENT/,
    message: "a tab stands where spaces belong",
    expected: "indentation by spaces",
  },
  {
    code: /DUPLICATE_KEY/,
    message: "the same field stands here twice",
    expected: "each field once, and a hyphen and a space before each entry of a list",
  },
  {
    code: /BLOCK_AS_IMPLICIT_KEY|UNEXPECTED_TOKEN/,
    line: /^\s*-[^\s-]/,
    message: "this hyphen has no space after it",
    expected: "a hyphen and a space before an entry, as in - name: Ann",
  },
  // The parser takes the next line, which is a field, for more of this text.
  {
    code: /BLOCK_AS_IMPLICIT_KEY[\s\S]*MULTILINE_IMPLICIT_KEY/,
    line: /^[^:]*:(?!.*: )/,
    ...notAlike,
  },
  { code: /MISSING_CHAR Sequence item/, ...notAlike },
  {
    code: /BLOCK_AS_IMPLICIT_KEY/,
    message: "a text has a colon and a space in it",
    expected: `quotes around it, as in title: "Dogs: a guide"`,
  },
  {
    code: /MISSING_CHAR/,
    message: "a text begins with a quote and does not end with one",
    expected: "a quote at both ends, or at none",
    begins: /^[\s-]*(?:[^\s:]+: +)?["']/,
  },
  {
    code: /MULTILINE_IMPLICIT_KEY/,
    message: "this line has no colon and space after the name of its field",
    expected: "the name, a colon, a space and the value, as in title: Our story",
  },
  {
    code: /UNEXPECTED_TOKEN/,
    line: /^\s*- /,
    message: "this entry stands below the [] of an empty list",
    expected: "the entry in place of the []",
  },
  {
    code: /UNEXPECTED_TOKEN/,
    line: /: ["']/,
    message: "a quote inside the text ends it",
    expected: "curly quotes (’ “ ”) inside the text, and no quote left open above",
  },
  { code: /UNEXPECTED_TOKEN/, line: /^\s*\w+: +\w/, ...notAlike },
  {
    code: /UNEXPECTED_TOKEN|BAD_SCALAR_START|BAD_ALIAS|BAD_INDENT/,
    message: "a text begins with a sign that has a meaning here, such as [ { * & % or @",
    expected: `quotes around it, as in title: "{clinic.phone} is our number"`,
  },
];

function describeYamlError(words: string, stopped: string): Omit<YamlError, "code"> {
  return (
    yamlErrors.find(({ code, line }) => code.test(words) && (line?.test(stopped) ?? true)) ?? {
      message: "this line cannot be read",
      expected: "name: value, below the line before it and indented as its neighbors are",
    }
  );
}

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

const markdown: Words = {
  message: "has a link or bold words in Markdown, whose signs would show here",
  expected: "words alone; the text of an .mdx file, below its second ---, takes Markdown",
};

/**
 * Validates a file against its schema after inserting facts.
 * @returns the data, or undefined after adding to `problems`
 */
export function parseSource<Schema extends z.ZodType>(
  source: SourceFile,
  schema: Schema,
  facts: Facts,
  problems: Problem[],
): z.infer<Schema> | undefined {
  const found = [...source.problems];
  const report = (path: readonly PropertyKey[], words: Words) => {
    found.push({ file: source.file, line: source.lineOf(path), field: path.join("."), ...words });
  };
  const value = mapTexts(source.raw, (told, path) => {
    const { text, unknown } = insertFacts(told, facts);
    if (hasLoneBrace(told)) report(path, loneBrace);
    if (/\]\(|\*\*/.test(told)) report(path, markdown);
    for (const name of unknown) {
      const message = `there is no fact named {${name}}`;
      report(path, { message, expected: expectedFacts(name, facts) });
    }
    return text;
  });
  const result = source.problems.length === 0 ? schema.safeParse(value) : undefined;
  for (const issue of result?.error?.issues ?? []) {
    if (issue.code === "unrecognized_keys") {
      const expected = "a name that other files of this kind have; check its spelling";
      for (const key of issue.keys) {
        report([...issue.path, key], { message: "no field has this name", expected });
      }
    } else report(issue.path, describeIssue(issue, valueAt(value, issue.path)));
  }
  problems.push(...found);
  return found.length === 0 ? result?.data : undefined;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown>)?.[key],
    value,
  );
}

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

/** Words a zod issue: what is wrong, and what is expected. */
function describeIssue(issue: z.core.$ZodIssue, value: unknown): Words {
  const shown = typeof value === "object" ? kindOf(value) : `“${String(value)}”`;
  const message = value === undefined ? "is missing" : `is ${shown}`;
  switch (issue.code) {
    case "invalid_type": {
      const expected = kinds[issue.expected] ?? issue.expected;
      return { message: value === undefined ? message : `is ${kindOf(value)}`, expected };
    }
    case "invalid_value": {
      if (issue.values[0] === true) return { message: "is off", expected: "this switch on" };
      const expected = `one of ${issue.values.map((one) => `“${String(one)}”`).join(", ")}`;
      return { message, expected };
    }
    case "too_small":
      return sizeProblem(value, Number(issue.minimum), issue.exact ? "exactly" : "at least");
    case "too_big":
      return sizeProblem(value, Number(issue.maximum), issue.exact ? "exactly" : "at most");
    default:
      return { message, expected: issue.message };
  }
}

function sizeProblem(value: unknown, limit: number, bound: string): Words {
  if (typeof value === "string" && value.trim() === "") {
    return { message: "is empty", expected: "text" };
  }
  if (typeof value !== "string" && !Array.isArray(value)) {
    return { message: `is ${String(value)}`, expected: `${bound} ${limit}` };
  }
  const unit = typeof value === "string" ? "character" : "item";
  const count = (many: number) => `${many} ${unit}${many === 1 ? "" : "s"}`;
  return { message: `has ${count(value.length)}`, expected: `${bound} ${count(limit)}` };
}
