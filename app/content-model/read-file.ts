import { readFileSync } from "node:fs";
import { type Document, isMap, isNode, isSeq, LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import { expectedFacts, type Facts, insertFactsDeep } from "./facts.ts";
import type { Problem } from "./problems.ts";

/** A YAML file or the front matter of an MDX file, with line lookup. */
export type SourceFile = {
  /** Relative to the project root, for messages. */
  file: string;
  /** The parsed YAML, not validated. */
  raw: unknown;
  /** The source, with YAML comments blanked out. */
  text: string;
  /** The MDX body, padded with blank lines so that line numbers match the file. */
  body: string;
  /** Problems that made the file unreadable. */
  problems: Problem[];
  lineOf: (path: readonly PropertyKey[]) => number | undefined;
};

const frontMatter = /^---\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;

/** Reads a `.yaml` or `.mdx` file. A missing file or invalid YAML is returned as problems. */
export function readSource(absolutePath: string, file: string): SourceFile {
  const problems: Problem[] = [];
  let source: string;
  try {
    source = readFileSync(absolutePath, "utf8");
  } catch {
    problems.push({
      file,
      field: "",
      message: "the file is missing",
      expected: "this file to exist",
    });
    return { file, raw: undefined, text: "", body: "", problems, lineOf: () => undefined };
  }

  let yaml = source;
  let body = "";
  let offset = 0;
  if (file.endsWith(".mdx")) {
    const match = frontMatter.exec(source);
    if (match === null || match.index !== 0) {
      problems.push({
        file,
        line: 1,
        field: "",
        message: "the file has no front matter",
        expected: "its fields at the top, between two lines of three hyphens (---)",
      });
      return { file, raw: undefined, text: source, body: source, problems, lineOf: () => 1 };
    }
    yaml = match[1] ?? "";
    offset = 1;
    body = "\n".repeat(match[0].split("\n").length - 1) + source.slice(match[0].length);
  }

  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const lineAt = (position: number) => lines.linePos(position).line + offset;
  // Whatever the parser says after the first error follows from it.
  for (const error of document.errors.slice(0, 1)) {
    problems.push({
      file,
      line: lineAt(error.pos[0]),
      field: "",
      ...describeYamlError(
        error.code,
        yaml.split("\n")[lines.linePos(error.pos[0]).line - 1] ?? "",
      ),
    });
  }
  return {
    file,
    raw: problems.length === 0 ? document.toJS() : undefined,
    text: source.replace(yaml, () => yaml.replace(/^[ \t]*#.*$/gm, "")),
    body,
    problems,
    lineOf: (path) => lineOfPath(document, path, lineAt),
  };
}

/**
 * Rewords YAML parser errors for content editors.
 * @param line the text of the line where the parser stopped
 */
function describeYamlError(code: string, line: string): Pick<Problem, "message" | "expected"> {
  switch (code) {
    case "TAB_AS_INDENT":
      return { message: "a tab stands where spaces belong", expected: "indentation by spaces" };
    case "DUPLICATE_KEY":
      return { message: "the same field stands here twice", expected: "each field once" };
    case "BLOCK_AS_IMPLICIT_KEY":
      return {
        message: "a text has a colon and a space in it",
        expected: `quotes around it, as in title: "Dogs: a guide"`,
      };
    case "MISSING_CHAR":
      return {
        message: "a text begins with a quote and does not end with one",
        expected: "a quote at both ends, or at none",
      };
    case "MULTILINE_IMPLICIT_KEY":
      return {
        message: "this line has no colon after the name of its field",
        expected: "the name, a colon, a space and the value, as in title: Our story",
      };
  }
  if (code === "UNEXPECTED_TOKEN" && /^\s*- /.test(line)) {
    return {
      message: "this entry stands below the [] of an empty list",
      expected: "the entry in place of the []",
    };
  }
  if (code === "UNEXPECTED_TOKEN" && /: ["']/.test(line)) {
    return {
      message: "a quote inside the text ends it",
      expected: "curly quotes (’ “ ”) inside the text",
    };
  }
  if (["UNEXPECTED_TOKEN", "BAD_SCALAR_START", "BAD_ALIAS", "BAD_INDENT"].includes(code)) {
    return {
      message: "a text begins with a sign that has a meaning here, such as [ { * & % or @",
      expected: `quotes around it, as in title: "{clinic.phone} is our number"`,
    };
  }
  return {
    message: "this line cannot be read",
    expected: "name: value, below the line before it and indented as its neighbors are",
  };
}

/** The line of a field, or of its nearest existing ancestor. */
function lineOfPath(
  document: Document,
  path: readonly PropertyKey[],
  lineAt: (position: number) => number,
): number | undefined {
  let node: unknown = document.contents;
  let position = isNode(node) ? node.range?.[0] : undefined;
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => String(item.key) === String(key));
      if (pair === undefined) break;
      if (isNode(pair.key)) position = pair.key.range?.[0];
      node = pair.value;
    } else if (isSeq(node)) {
      const item = node.items[Number(key)];
      if (!isNode(item)) break;
      position = item.range?.[0];
      node = item;
    } else break;
  }
  return position === undefined ? undefined : lineAt(position);
}

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
  if (source.problems.length > 0) {
    problems.push(...source.problems);
    return undefined;
  }
  const before = problems.length;
  const value = insertFactsDeep(source.raw, facts, (path, name) => {
    const line = source.lineOf(path);
    problems.push({
      file: source.file,
      ...(line === undefined ? {} : { line }),
      field: path.join("."),
      message: `there is no fact named {${name}}`,
      expected: expectedFacts(name, facts),
    });
  });
  const result = schema.safeParse(value);
  if (!result.success) {
    for (const issue of result.error.issues.flatMap(splitUnknownFields)) {
      const line = source.lineOf(issue.path);
      problems.push({
        file: source.file,
        ...(line === undefined ? {} : { line }),
        field: issue.path.join("."),
        ...describeIssue(issue, valueAt(value, issue.path)),
      });
    }
  }
  return problems.length === before ? result.data : undefined;
}

/** Splits an issue about unknown fields into one issue per field, at that field. */
function splitUnknownFields(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== "unrecognized_keys") return [issue];
  return issue.keys.map((key) => ({ ...issue, keys: [key], path: [...issue.path, key] }));
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === "object" && inner !== null
        ? (inner as Record<PropertyKey, unknown>)[key]
        : undefined,
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
  if (Array.isArray(value)) return "a list";
  return kinds[typeof value] ?? typeof value;
}

/** Words a zod issue: what is wrong, and what is expected. */
function describeIssue(
  issue: z.core.$ZodIssue,
  value: unknown,
): Pick<Problem, "message" | "expected"> {
  if (value === undefined && issue.code !== "unrecognized_keys") {
    const wanted =
      issue.code === "invalid_type"
        ? (kinds[issue.expected] ?? issue.expected)
        : issue.code === "invalid_value"
          ? oneOf(issue.values)
          : issue.message;
    return { message: "is missing", expected: wanted };
  }
  switch (issue.code) {
    case "unrecognized_keys":
      return {
        message: "no field has this name",
        expected: "a name that the other files of this kind have (is it misspelt?)",
      };
    case "invalid_type":
      return { message: `is ${kindOf(value)}`, expected: kinds[issue.expected] ?? issue.expected };
    case "invalid_value":
      return { message: `is “${String(value)}”`, expected: oneOf(issue.values) };
    case "too_small":
      return sizeProblem(
        issue.origin,
        value,
        Number(issue.minimum),
        issue.exact ? "exactly" : "at least",
      );
    case "too_big":
      return sizeProblem(
        issue.origin,
        value,
        Number(issue.maximum),
        issue.exact ? "exactly" : "at most",
      );
    default:
      return {
        message: `is ${typeof value === "object" ? kindOf(value) : `“${String(value)}”`}`,
        expected: issue.message,
      };
  }
}

function oneOf(values: readonly unknown[]): string {
  return `one of ${values.map((value) => `“${String(value)}”`).join(", ")}`;
}

function sizeProblem(
  origin: string,
  value: unknown,
  limit: number,
  bound: string,
): Pick<Problem, "message" | "expected"> {
  if (origin === "array" && Array.isArray(value)) {
    return {
      message: `has ${countOf(value.length, "item")}`,
      expected: `${bound} ${countOf(limit, "item")}`,
    };
  }
  if (origin === "string" && typeof value === "string") {
    if (value.trim() === "") return { message: "is empty", expected: "text" };
    return {
      message: `has ${countOf(value.length, "character")}`,
      expected: `${bound} ${countOf(limit, "character")}`,
    };
  }
  return { message: `is ${String(value)}`, expected: `${bound} ${limit}` };
}

function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
