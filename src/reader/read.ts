import { globSync } from "tinyglobby";
import type { z } from "zod";
import { factNames, insertFacts, unknownFacts } from "./facts.ts";
import { asRecord, type Choices, type FieldSchema, fieldAt, formLabel } from "./field-schema.ts";
import type { contentFile } from "./fields.ts";
import { findMarks, readBody, readProse } from "./markdown.ts";
import { type ContentLocation, type Problem, type ProblemText, withSeverity } from "./problems.ts";
import { readSource } from "./source-file.ts";
import { findToDo } from "./to-do.ts";
import type { TextContext } from "./to-rich-text.ts";
import { describeExpected, describeValue, listOptions, oneOf, rewordIssues } from "./wording.ts";

/** A link in a content file. `name` is the file's path in the folder, with `/` on every system. */
export type WrittenLink = ContentLocation & { name: string; href: string };

/** A photograph that a field names, by its file name in the folder. */
export type NamedPhoto = ContentLocation & { photo: string };

export type ReadContext = TextContext & {
  choices: Choices;
  /** The clinic's own phone numbers, as ten digits. Any other number in a text may be an old one. */
  phoneNumbers?: readonly string[];
  /** Whether an address leads to a draft, which the public does not see. */
  leadsToDraft?: (address: string) => boolean;
};

/** A file of content/, or files such as `articles/*.mdx`, and the schema. */
export type ContentFile<Schema extends z.ZodType = z.ZodType> = ReturnType<
  typeof contentFile<Schema>
>;
export type ContentOf<File extends ContentFile> = z.output<File["schema"]>;

/** Whether it stands for all files of a folder. */
export const isFolder = ({ path }: ContentFile) => path.includes("*");

export type ContentFolder = ReturnType<typeof openContent>;

/** The files of a content folder, each read on first use, and what is wrong with them. */
export function openContent(folder: string) {
  const parsedFiles = new Map<string, ReturnType<typeof readSource>>();
  /** What each file was read as, and its content if it is valid. */
  const declared = new Map<string, ContentFile>();
  const contents = new Map<string, unknown>();
  const problems: Problem[] = [];
  const links: WrittenLink[] = [];
  const photos: NamedPhoto[] = [];

  /** The content of a file that has been read; undefined if it is not valid. */
  const get = <File extends ContentFile>(file: File, name = file.path) =>
    contents.get(name) as ContentOf<File> | undefined;
  function sourceOf(name: string) {
    const source = parsedFiles.get(name) ?? readSource(`${folder}/${name}`);
    parsedFiles.set(name, source);
    return source;
  }
  function locate(name: string, field: readonly PropertyKey[]): ContentLocation {
    const { raw, findLine } = sourceOf(name);
    const { label = "", jsonSchema = {} } = declared.get(name) ?? {};
    const title = name.endsWith(".mdx") && asRecord(raw).title;
    return {
      file: `${folder}/${name}`,
      line: field.length === 0 ? undefined : findLine(field),
      field: field.join("."),
      formPath: formLabel(jsonSchema, field, raw, `${title || label}`),
    };
  }
  const report = (name: string, field: readonly PropertyKey[], text: ProblemText) =>
    problems.push({ ...locate(name, field), ...text });

  /** Adds the location to what was found in a text: in a body, at its own line; in a field, at the line of the field. */
  const locateIn =
    (name: string, path: readonly PropertyKey[], { markdown }: FieldSchema) =>
    <Found extends object>(found: Found) =>
      markdown === "body" ? { ...locate(name, []), ...found } : { ...found, ...locate(name, path) };

  /** The fields of a file as they are written, not validated; none if it cannot be read. */
  const rawFields = (name: string) => asRecord(sourceOf(name).raw);
  const isDraftFile = (name: string) => rawFields(name).draft === true;

  /** Replaces names of facts, and turns Markdown into data. Collects links and photos. */
  function readTexts(
    name: string,
    raw: unknown,
    file: ContentFile,
    readContext: ReadContext,
  ): unknown {
    const { jsonSchema } = file;
    const context = { ...readContext, tags: { ...readContext.tags, ...file.tags } };
    return mapTexts(raw, jsonSchema, (text, field, path) => {
      const at = locateIn(name, path, field);
      const checkDraft = (href: string, line?: number) => {
        if (isDraftFile(name) || !readContext.leadsToDraft?.(href)) return;
        const message = `leads to ${href}, which is a draft. Finish that page, or replace this`;
        problems.push(at({ line, message, severity: "stops publishing" }));
      };
      const addLink = (href: string, line?: number) => {
        links.push(at({ line, name, href }));
        checkDraft(href, line);
      };
      if (field.markdown) {
        const isBody = field.markdown === "body";
        const found = isBody ? readBody(text, context) : readProse(text, context);
        problems.push(...found.problems.map(at));
        for (const { href, line } of found.links) addLink(href, line);
        return found.data;
      }
      problems.push(...findProblems(text, field, readContext).map(at));
      if (field.link) addLink(text);
      if (field.choices === "pages") checkDraft(text);
      if (field.photo) photos.push(at({ photo: `photos/${text.replace("/", "")}` }));
      // A fact is words, and never a choice, as in `status: "{figures.state}"`.
      return field.type === "string" && !field.enum ? insertFacts(text, readContext.facts) : text;
    });
  }

  return {
    problems,
    links,
    photos,
    locate,
    report,
    get,
    /** The names of all files, but what people read, and what systems and editors leave behind. */
    names: globSync(["**/*", "!**/{README.md,[Dd]esktop.ini,[Tt]humbs.db,*~,~$*}"], {
      cwd: folder,
    }).sort(),

    rawFields,
    isDraftFile,

    /** The content of a file, read once. @returns undefined after adding to `problems` */
    read<File extends ContentFile>(file: File, readContext: ReadContext, name = file.path) {
      if (declared.has(name)) return get(file, name);
      declared.set(name, file);
      const { schema, jsonSchema } = file;
      const { raw, problems: unreadable } = sourceOf(name);
      const before = problems.length;
      problems.push(...unreadable);
      const input = readTexts(name, raw, file, readContext);

      const { data, error } = schema.safeParse(input, {
        reportInput: true,
        error: describeExpected,
      });
      const issues = raw === undefined ? [] : (error?.issues ?? []);
      for (const { path, ...problem } of rewordIssues(issues, jsonSchema, raw, readContext.choices))
        report(name, path, problem);
      if (withSeverity("stops every build", problems.slice(before)).length === 0)
        contents.set(name, data);
      if (!isDraftFile(name))
        findToDo(raw, jsonSchema, readContext.phoneNumbers, (path, field, problem) =>
          problems.push(locateIn(name, path, field)(problem)),
        );
      return get(file, name);
    },
    isRead: (name: string) => declared.has(name),
  };
}

/** The items of a file that is a list, each not validated. */
export const rawItems = (files: ContentFolder, { path }: ContentFile) =>
  Object.values(files.rawFields(path)).map(asRecord);

/** Copies a value with its strings mapped. `path` leads to each: field names and list indexes. */
export function mapTexts(
  value: unknown,
  field: FieldSchema,
  map: (text: string, field: FieldSchema, path: PropertyKey[]) => unknown,
  path: PropertyKey[] = [],
): unknown {
  if (typeof value === "string") return map(value, field, path);
  // YAML has a list here instead of a text. A list of strings could pass for rich text.
  if (field.markdown) return null;
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => {
    const { field: inner } = fieldAt(field, [key], value);
    return [key, mapTexts(item, inner, map, [...path, key])] as const;
  });
  return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}

/** Problems that no schema sees: unknown names, and Markdown marks that pages would show. */
function findProblems(
  text: string,
  field: FieldSchema,
  { facts, choices }: ReadContext,
): ProblemText[] {
  const found = [...unknownFacts(factNames(text), facts), ...findMarks(text)];
  const names = listOptions(field, choices);
  if (text.trim() !== "" && names?.includes(text.trim()) === false)
    found.push({
      message: `${describeValue(text)}, which is not there. If it is gone, this has to go, too`,
      expected: oneOf(names),
    });
  return found;
}
