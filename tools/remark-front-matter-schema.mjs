// @ts-check
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from "yaml";

/*
 * Remark plugin: checks the front matter of MDX files against content/schemas, for editors, which
 * know schemas in YAML files only (.remarkrc.mjs). The build checks more (app/content-model).
 *
 * Plain JavaScript, since an editor runs it with a Node of its own, 18 or newer.
 */

const contentFolder = fileURLToPath(new URL("../content/", import.meta.url));

/**
 * @typedef {import("ajv").ErrorObject} SchemaError
 * @typedef {import("yaml").Node} YamlNode
 * @typedef {{ line: number, column: number }} Point
 */

/**
 * Compiles a schema of content/schemas. Throws where the schema itself is wrong or has a format that
 * ajv does not know.
 * @param {string} name such as `articles.json`
 */
export function compileSchema(name) {
  const ajv = new Ajv({ allErrors: true, verbose: true, discriminator: true, strictTypes: true });
  addFormats.default(ajv);
  ajv.addKeyword("errorMessage");
  return ajv.compile(readJson(`schemas/${name}`));
}

/**
 * The schema for a file, or undefined where it has none.
 * @param {string} file path from content/, with slashes, such as `articles/first-visit.mdx`
 * @returns {string | undefined}
 */
export function schemaFor(file) {
  /** @type {Record<string, string>} */
  const index = readJson("schemas/index.json");
  const pattern = Object.keys(index).find((candidate) => {
    const [before = "", after] = candidate.split("*");
    if (after === undefined) return file === candidate;
    return (
      file.startsWith(before) &&
      file.endsWith(after) &&
      !file.slice(before.length, -after.length).includes("/")
    );
  });
  return pattern === undefined ? undefined : index[pattern];
}

/** Runs after remark-frontmatter, which makes a `yaml` node of the front matter. */
export default function remarkFrontMatterSchema() {
  /**
   * @param {import("mdast").Root} tree
   * @param {import("vfile").VFile} vfile
   */
  return (tree, vfile) => {
    if (vfile.path === undefined) return;
    const file = path.relative(contentFolder, path.resolve(vfile.cwd, vfile.path));
    const schema = schemaFor(file.split(path.sep).join("/"));
    if (schema === undefined || !file.endsWith(".mdx")) return;

    /** @type {(reason: string, start: Point, end: Point) => void} */
    const report = (reason, start, end) => {
      const message = vfile.message(reason, {
        place: { start, end },
        source: "content",
        ruleId: "front-matter",
      });
      // An error, not a warning: the build would stop.
      message.fatal = true;
    };

    const [frontMatter] = tree.children;
    if (frontMatter?.type !== "yaml") {
      const start = { line: 1, column: 1 };
      report(
        "The file has no front matter. Expected its fields at the top, between two lines of three hyphens (---).",
        start,
        start,
      );
      return;
    }

    const lines = new LineCounter();
    const document = parseDocument(frontMatter.value, { lineCounter: lines });
    /** @type {(offset: number) => Point} the YAML begins below the line of hyphens */
    const pointAt = (offset) => {
      const { line, col } = lines.linePos(offset);
      return { line: line + (frontMatter.position?.start.line ?? 1), column: col };
    };
    for (const { message, pos } of document.errors) {
      // Without the parser's place: it counts from below the line of hyphens.
      const reason = message.split("\n")[0]?.replace(/ at line \d+, column \d+:?$/, "");
      report(
        `Cannot be read (${reason}). Expected quotes around a text that has a colon and a space, or a sign such as [ { * & # @, in it.`,
        pointAt(pos[0]),
        pointAt(pos[1]),
      );
    }
    if (document.errors.length > 0) return;

    const validate = compileSchema(schema);
    validate(document.toJS());
    const told = new Set();
    for (const error of validate.errors ?? []) {
      const problem = describe(error);
      if (problem === undefined) continue;
      const { field, reason } = problem;
      const { start, end } = rangeOf(
        document.contents,
        field,
        error.keyword === "additionalProperties",
      );
      const text = `${field.join(".")}${field.length === 0 ? "" : ": "}${reason}`;
      // A date that does not exist breaks a format and a pattern: one message is enough.
      if (told.has(text)) continue;
      told.add(text);
      report(text, pointAt(start), pointAt(end));
    }
  };
}

/**
 * @param {string} file path from content/
 * @returns {any}
 */
function readJson(file) {
  return JSON.parse(readFileSync(path.join(contentFolder, file), "utf8"));
}

/**
 * The names and positions that lead to what an error is about; for a missing field, to the group
 * that misses it.
 * @param {SchemaError} error
 * @returns {string[]}
 */
function placeOf({ instancePath }) {
  return instancePath
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/**
 * What is wrong and what is expected, in the words of the build.
 * @param {SchemaError} error
 * @returns {{ field: string[], reason: string } | undefined} undefined for an error that only
 *   sums up others
 */
function describe(error) {
  const { keyword, params, message, parentSchema = {} } = error;
  const data = /** @type {any} */ (error.data);
  const place = placeOf(error);
  const wanted = parentSchema.errorMessage;
  /** @param {string} reason */
  const here = (reason) => ({ field: place, reason });
  switch (keyword) {
    case "if":
      return undefined;
    case "required": {
      const about = parentSchema.properties?.[params.missingProperty]?.description;
      return {
        field: [...place, params.missingProperty],
        reason: `is missing.${about === undefined ? "" : ` ${about}`}`,
      };
    }
    case "additionalProperties": {
      const unused = Object.keys(parentSchema.properties ?? {}).filter((name) => !(name in data));
      return {
        field: [...place, params.additionalProperty],
        reason: `no field has this name. ${unused.length === 0 ? "All fields of this group are there already." : `Expected one of ${unused.join(", ")}.`}`,
      };
    }
    case "type":
      return here(
        `is ${kindOf(data)}. ${wanted ?? `Expected ${kinds[params.type] ?? params.type}.`}`,
      );
    case "enum":
      return here(`is “${data}”. Expected one of ${list(params.allowedValues)}.`);
    case "discriminator":
      return {
        field: [...place, params.tag],
        reason: `is “${params.tagValue}”. Expected one of ${list(
          parentSchema.oneOf.map(
            (/** @type {any} */ option) => option.properties[params.tag].const,
          ),
        )}.`,
      };
    case "pattern":
    case "format":
    case "not":
      return here(`is “${data}”. ${wanted ?? `It ${message}.`}`);
    case "minItems":
    case "maxItems": {
      const { minItems, maxItems } = parentSchema;
      const bound =
        minItems === maxItems ? "exactly" : keyword === "minItems" ? "at least" : "at most";
      return here(
        `has ${count(data.length, "item")}. Expected ${bound} ${count(params.limit, "item")}.`,
      );
    }
    case "minLength":
      if (data.length === 0) return here("is empty. Expected text.");
      return here(`has ${count(data.length, "character")}. Expected at least ${params.limit}.`);
    case "maxLength":
      return here(`has ${count(data.length, "character")}. Expected at most ${params.limit}.`);
    default:
      return here(`${message}.`);
  }
}

/** @type {Record<string, string>} */
const kinds = {
  string: "text",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a group of fields",
};

/** @param {unknown} value */
function kindOf(value) {
  if (value === null) return "empty";
  return Array.isArray(value) ? kinds.array : kinds[typeof value];
}

/** @param {string[]} values */
function list(values) {
  return values.map((value) => `“${value}”`).join(", ");
}

/** @type {(number: number, noun: string) => string} */
function count(number, noun) {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

/**
 * What an editor should underline: a value on one line, the name of a longer one, or the name of the
 * group around a field that is missing.
 * @param {YamlNode | null} contents
 * @param {string[]} field
 * @param {boolean} isUnknown the field's name is what is wrong
 * @returns {{ start: number, end: number }} offsets in the YAML
 */
function rangeOf(contents, field, isUnknown) {
  let node = contents;
  /** @type {YamlNode | null} */
  let name = firstName(contents);
  let isMissing = false;
  for (const part of field) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => String(key) === part);
      isMissing = pair === undefined;
      if (pair === undefined) break;
      name = /** @type {YamlNode} */ (pair.key);
      node = /** @type {YamlNode | null} */ (pair.value);
    } else if (isSeq(node)) {
      node = /** @type {YamlNode | null} */ (node.items[Number(part)] ?? null);
      name = firstName(node) ?? name;
    }
  }
  const isOneLine = isScalar(node) && node.value !== null && !/^BLOCK_/.test(node.type ?? "");
  const [start = 0, end = start] =
    (isOneLine && !isMissing && !isUnknown ? node : name)?.range ?? [];
  return { start, end };
}

/**
 * @param {YamlNode | null} node
 * @returns {YamlNode | null} the name of the first field of a group
 */
function firstName(node) {
  return isMap(node) ? /** @type {YamlNode | null} */ (node.items[0]?.key ?? null) : null;
}
