import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { type Document, isNode, LineCounter, parseDocument, visit } from "yaml";
import type { z } from "zod";
import { factNames, insertFacts, unknownFacts } from "./facts.ts";
import { type FieldSchema, fieldAt, fieldsOf } from "./field-schema.ts";
import { findMarks, readBody, readProse } from "./markdown.ts";
import type { Place, Problem, ProblemText } from "./problems.ts";
import type { Values } from "./to-rich-text.ts";
import { asWords, findDoubts, findUnsettled, isPageLeftOut, type Unsettled } from "./unsettled.ts";

/** A link in a file of content, by its name in the folder, which has `/` on every system. */
export type WrittenLink = Place & { name: string; href: string };

/** A photograph that a field names, by its file name in the folder. */
export type NamedPhoto = Place & { photo: string };

/** The names of each list. Without a list, because it cannot be read, any name is valid. */
export type Names = Readonly<Record<string, readonly string[] | undefined>>;

export type References = Values & { names: Names };

/** A file of content/, or a glob such as `articles/*.mdx`, with its schema. */
export type ContentFile<Schema extends z.ZodType = z.ZodType> = {
  glob: string;
  schema: Schema;
  fields: FieldSchema;
};

export type ContentFolder = ReturnType<typeof openContent>;

/**
 * The files of a content folder, each read on first use, and what is wrong with them.
 * @param isPublic what is not settled is left out
 */
export function openContent(folder: string, isPublic = false) {
  const sources = new Map<string, ReturnType<typeof readSource>>();
  /** The content of each file, read once; undefined if it is not valid. */
  const parsed = new Map<string, unknown>();
  const problems: Problem[] = [];
  const unsettled: Unsettled = { stops: [], leftOut: [], asked: [], worthALook: [] };
  const links: WrittenLink[] = [];
  const photos: NamedPhoto[] = [];

  function sourceOf(name: string) {
    const source = sources.get(name) ?? readSource(`${folder}/${name}`);
    sources.set(name, source);
    return source;
  }
  const placeOf = (name: string, field: readonly PropertyKey[]): Place => ({
    file: `${folder}/${name}`,
    line: field.length === 0 ? undefined : sourceOf(name).lineOf(field),
    field: field.join("."),
  });
  const report = (name: string, field: readonly PropertyKey[], text: ProblemText) =>
    problems.push({ ...placeOf(name, field), ...text });
  return {
    /** The fields of a file as they are written, not validated; none if it cannot be read. */
    rawFields: (name: string) => fieldsOf(sourceOf(name).raw),
    /** A file before there are facts for its texts; undefined if it is not valid, which `parse` reports. */
    peek: <Schema extends z.ZodType>({ glob, schema }: ContentFile<Schema>) =>
      schema.safeParse(sourceOf(glob).raw).data,
    /** The names of all files, without what systems leave behind, as those that begin with a dot. */
    names: globSync("**/*", { cwd: folder, ignore: "**/{[Dd]esktop.ini,Thumbs.db}" }).sort(),
    sourceOf,
    parsed,
    problems,
    unsettled,
    links,
    photos,
    placeOf,
    report,
    /** @returns undefined after adding to `problems` */
    parse<Schema extends z.ZodType>(
      { glob, schema, fields }: ContentFile<Schema>,
      known: References,
      name = glob,
    ): z.output<Schema> | undefined {
      if (parsed.has(name)) return parsed.get(name) as z.output<Schema>;
      const { raw: written, body, problems: unreadable } = sourceOf(name);
      const values = isPublic ? known : { ...known, isLeftOut: undefined };
      const raw = written && name.endsWith(".mdx") ? { ...written, body } : written;
      const before = problems.length;
      problems.push(...unreadable);
      const isSigned = !isPageLeftOut(raw, fields);
      const doubts: { path: PropertyKey[]; find: () => void }[] = [];
      const input = mapTexts(raw, fields, (text, field, path) => {
        const isBody = field.markdown === "body";
        // A body has the line numbers of its file; a field has one line.
        const at = <One extends object>(one: One) =>
          isBody ? { ...placeOf(name, []), ...one } : { ...one, ...placeOf(name, path) };
        const find = () => findDoubts(text, known.phoneNumbers, unsettled, at);
        doubts.push({ path, find });
        const addLink = (href: string, line?: number) => {
          const isThere = !isPublic || (isSigned && !known.isLeftOut?.(href));
          if (isThere) links.push(at({ line, name, href }));
        };
        if (field.markdown) {
          const found = isBody ? readBody(text, name, values) : readProse(text, values);
          problems.push(...found.problems.map(at));
          for (const { href, line, source } of found.links) {
            addLink(href, line);
            if (isSigned && known.isLeftOut?.(href))
              unsettled.leftOut.push(at({ line, ...asWords(source) }));
          }
          return found.read;
        }
        problems.push(...problemsIn(text, field, known).map(at));
        if (field.link) addLink(text);
        if (field.photo) photos.push(at({ photo: `photos/${text.replace("/", "")}` }));
        const typed = typedCharacters(text);
        // A fact is words, and never a choice, such as whether something is confirmed.
        return field.type === "string" && !field.enum ? insertFacts(typed, known.facts) : typed;
      });
      // All is checked, also what is left out: a mark where none can be is refused, and lets nothing
      // through.
      const { error } = schema.safeParse(input, { reportInput: true });
      for (const issue of raw === undefined ? [] : (error?.issues ?? [])) {
        if (issue.code === "unrecognized_keys") {
          for (const key of issue.keys) report(name, [...issue.path, key], unknownField);
        } else {
          const { field, value, mayGo } = fieldAt(fields, issue.path, raw);
          const or = mayGo && isBlank(value) ? ", or no line at all" : "";
          const expected = expectedBy(issue, field, known.names) + or;
          report(name, issue.path, { message: describeValue(value), expected });
        }
      }
      const { left, isIn } = findUnsettled(
        input,
        fields,
        known.isLeftOut,
        (field) => placeOf(name, field),
        unsettled,
      );
      for (const { path, find } of doubts) if (isIn(path)) find();
      const valid = problems.length === before ? schema.parse(isPublic ? left : input) : undefined;
      parsed.set(name, valid);
      return valid;
    },
    get: <Schema extends z.ZodType>({ glob }: ContentFile<Schema>) =>
      parsed.get(glob) as z.output<Schema> | undefined,
  };
}

const frontMatter = /^(\s*---[ \t]*\n)([\s\S]*?)(?<=\n)---[ \t]*(?:\n|$)/;

/**
 * Reads a `.yaml` or `.mdx` file: its YAML, not validated, the lines of its fields, and its text, padded
 * to the line numbers of the file. A missing file or invalid YAML is returned as problems.
 */
export function readSource(file: string) {
  const unreadable = (message: string, expected: string, line?: number) => {
    const problems = [{ file, line, field: "", message, expected }];
    return { raw: undefined, body: "", problems, lineOf: () => line };
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
    const expected = "one of the two versions between the marks, without the marks";
    return unreadable("two versions of this part were merged", expected, lineAt(conflict));
  }
  // On a Mac, é may be two characters.
  source = visibleText(source.normalize("NFC"));
  const isMdx = file.endsWith(".mdx");
  const [head = "", before = "", yaml] = isMdx
    ? (frontMatter.exec(source) ?? [])
    : ["", "", source];
  if (yaml === undefined) {
    const expected = "its fields at the top, between two lines of three hyphens (---)";
    return unreadable("the file has no front matter", expected, 1);
  }

  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter, prettyErrors: false });
  const lineIn = (position: number) => lineAt(before.length + position);
  // Later errors only follow from the first one.
  const [error = document.warnings[0]] = document.errors;
  if (error !== undefined) {
    const [message = ""] = error.message.split(";");
    const expected =
      "valid YAML: check indentation, quotes and colons around this line; a text with a colon or a sign at its start needs quotes";
    return unreadable(message, expected, lineIn(error.pos[0]));
  }
  const problems: Problem[] = [];
  visit(document, {
    Scalar(_key, { type, range }) {
      // A comment has a space after its #; a number such as #4 has none.
      if (type !== "PLAIN" || !/^[ \t]+#\S/.test(yaml.slice(range?.[1]))) return;
      const message = "what follows # would be lost, because YAML takes it for a comment";
      const expected = "the text in quotes, or a space after the # of a comment";
      problems.push({ file, line: lineIn(range?.[0] ?? 0), field: "", message, expected });
    },
  });
  return {
    raw: problems.length === 0 ? document.toJS({ maxAliasCount: -1, reviver }) : undefined,
    body: isMdx ? "\n".repeat(lineAt(head.length) - 1) + source.slice(head.length) : "",
    problems,
    lineOf: (path: readonly PropertyKey[]) => lineIn(positionOf(document, path)),
  };
}

/** The offset of a field in the YAML or, if it is missing, of its nearest ancestor. */
function positionOf(document: Document.Parsed, path: readonly PropertyKey[]): number {
  const node = document.getIn(path, true);
  if (isNode(node) && node.range) return node.range[0];
  return path.length === 0 ? 0 : positionOf(document, path.slice(0, -1));
}

/** Copies a value with its strings mapped. `path` leads to each: field names and list indexes. */
function mapTexts(
  value: unknown,
  field: FieldSchema,
  map: (text: string, field: FieldSchema, path: PropertyKey[]) => unknown,
  path: PropertyKey[] = [],
): unknown {
  if (typeof value === "string") return map(value, field, path);
  // A list of strings would pass for a text that is read.
  if (field.markdown) return null;
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => {
    const { field: inner } = fieldAt(field, [key], value);
    return [key, mapTexts(item, inner, map, [...path, key])] as const;
  });
  return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}

/** Problems that no schema sees: unknown names, and Markdown marks that pages would show. */
function problemsIn(text: string, field: FieldSchema, { facts, names }: References): ProblemText[] {
  const found = [...unknownFacts(factNames(text), facts), ...findMarks(text)];
  const choices = names[field.choices ?? ""];
  if (text.trim() !== "" && choices?.includes(text.trim()) === false) {
    found.push({ message: describeValue(text), expected: oneOf(choices) });
  }
  return found;
}

/** Matches invisible characters; $1 keeps those of emoji, and within words as in Persian. */
const unseenMarks =
  /(\p{ExtPict}(?:\p{EMod}|\ufe0f|[\u{e0020}-\u{e007f}]|\u200d(?=\p{ExtPict}))+|[\d#*]\ufe0f\u20e3|(?<=(?!\p{Script=Latin})[\p{L}\p{M}])[\u200c\u200d](?=(?!\p{Script=Latin})\p{L}))|(?![\t\n])[\p{DI}\p{Cc}]/gu;

/** Removes invisible characters of pasted text, which make equal texts unequal. */
const visibleText = (text: string) =>
  text.replace(/[\v\f\u0085\p{Z}]/gu, " ").replace(unseenMarks, "$1");

/** For escapes such as \u00a0, which become characters only when YAML is parsed. */
const reviver = (_key: unknown, value: unknown) =>
  typeof value === "string" ? visibleText(value) : value;

/** Undoes a word processor's hyphens and quotes in a number, a date or a time. */
function typedCharacters(text: string): string {
  const typed = text
    .replace(/[\u2010\u2011\u2212]/g, "-")
    .replace(/[“”‘’]/g, "")
    .trim();
  return /^[-\d .:()]+$/.test(typed) ? typed : text;
}

/** The types of JSON Schema. */
const kinds: Record<string, string> = {
  string: "text",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a group of fields",
};

/** `one of a, b, c`. A long list is cut. */
const oneOf = (names: readonly string[], most = 40) => {
  if (names.length === 0) return "one that is confirmed, of which there is none yet";
  const others = names.length - most;
  const first = `one of ${names.slice(0, most).join(", ")}`;
  return others > 0 ? `${first} and ${others} others, which the forms list` : first;
};

const unknownField = {
  message: "no field has this name",
  expected: "a name that other files of this kind have; check its spelling",
};

/** What a schema expected, in its own words or else in reworded ones of zod. */
function expectedBy(
  issue: z.core.$ZodIssue,
  { type = "object", choices = "", pattern = "", required = [] }: FieldSchema,
  names: Names,
): string {
  if (issue.code !== "invalid_type") {
    return issue.message.replace(/^.*? expected /, "").replace(/^(?:string|array) to have /, "");
  }
  const list = names[choices];
  if (list) return oneOf(list);
  const isUnquoted = type === "string" && /number|boolean/.test(typeof issue.input);
  if (isUnquoted && new RegExp(pattern).test(`${issue.input}`)) return "text, in quotes";
  return [kinds[String(type)], required.join(", ")].filter(Boolean).join(": ");
}

const isBlank = (value: unknown) => value === null || String(value).trim() === "";

function describeValue(value: unknown): string {
  if (value === undefined) return "is missing";
  if (isBlank(value)) return "is empty";
  if (typeof value === "object") return Array.isArray(value) ? "is a list" : "is a group of fields";
  return `is “${String(value)}”`;
}
