import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { threadId } from "node:worker_threads";
import { globSync } from "tinyglobby";
import { type ParsedNode, parseDocument } from "yaml";
import { type BuildSite, readSite } from "../../src/assemble/read-site.ts";
import { type Problem, UserError } from "../../src/reader/problems.ts";

/** Finds a field, such as `list.limp.path`: in a list, an entry by its number or by a value that it has. */
function find(content: unknown, field: string) {
  let value = Object(content);
  const names = field === "" ? [] : field.split(".");
  const keys = names.map((name) => {
    const hasName = (entry: object) => Object.values(entry).includes(name);
    const key = Array.isArray(value) && !(name in value) ? value.findIndex(hasName) : name;
    value = value?.[key];
    return key;
  });
  return { keys, value };
}

/** The copy of the tests' clinic that this thread may change. */
export const changedFolder = `node_modules/.cache/content-${threadId}`;

/** Reads and changes a folder of content: by default a new copy of tests/clinic, until the next call. */
export function changeContent(folder = writeClinic(changedFolder)) {
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);

  /** The fields of a YAML file, or of the front matter of an MDX file, and the text around it. */
  function open(file: string) {
    const text = read(file);
    const [, before = "", yaml = text, after = ""] =
      /^(---\n)([\s\S]*?\n)(---\n[\s\S]*)$/.exec(text) ?? [];
    return { before, fields: parseDocument(yaml), after };
  }

  return {
    folder,
    read,
    write,
    files: (pattern: string) => globSync(pattern, { cwd: folder }).sort(),
    /** The value of a field, such as `hours.week.Monday`; the empty name is the file itself. */
    get: (file: string, field: string): unknown => find(open(file).fields.toJS(), field).value,
    /** Sets values by the paths of their fields. undefined deletes a field, and the empty name is the file itself. */
    set: (file: string, values: Record<string, unknown>) => {
      const { before, fields, after } = open(file);
      for (const [field, value] of Object.entries(values)) {
        const { keys } = find(fields.toJS(), field);
        const node = fields.createNode(value, { aliasDuplicateObjects: false });
        if (field === "") fields.contents = node as ParsedNode;
        else if (value === undefined) fields.deleteIn(keys);
        else fields.setIn(keys, node);
      }
      write(file, before + fields.toString({ lineWidth: 0 }) + after);
    },
    load: (): BuildSite => readSite(folder),
    /** The problems that loading the folder finds. Names of files begin in the folder. */
    problems: (): readonly Problem[] => {
      try {
        readSite(folder);
        return [];
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        return error.problems.map((one) => ({ ...one, file: path.relative(folder, one.file) }));
      }
    },
  };
}

export type ChangedContent = ReturnType<typeof changeContent>;

/**
 * Copies the content of the tests' own clinic. No test that uses the copy reads content/, so what the owner
 * changes there breaks none of them.
 * @returns the folder
 */
export function writeClinic(folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  cpSync("tests/clinic", folder, { recursive: true });
  return folder;
}
