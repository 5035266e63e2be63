import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { listSchemas } from "../../tools/content-schemas.ts";

/* What an editor knows of the files in content/. */

const ajv = new Ajv({ strict: false });
addFormats.default(ajv);
const schemas = listSchemas();
const files = globSync("content/**/*.yaml");

/** Files of content by their schema, as .vscode/settings.json has them. */
const mapping: Record<string, string> = JSON.parse(
  readFileSync(".vscode/settings.json", "utf8").replace(/^ *\/\/.*$/gm, ""),
)["yaml.schemas"];

/** The schema that VS Code is told to use for a file. */
function schemaOf(file: string): object {
  const [named = ""] = Object.entries(mapping).find(([, mapped]) => mapped === file) ?? [];
  const schema = schemas.get(path.basename(named));
  if (schema === undefined) throw new Error(`.vscode/settings.json has no schema for ${file}`);
  return schema;
}

const read = (file: string) => readFileSync(file, "utf8");

test("every YAML file has a schema, and keeps to it", () => {
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const schema = schemaOf(file);
    expect(schema, file).toMatchObject({ title: file });
    // As an editor sees it: {clinic.phone} is not yet a number.
    const validate = ajv.compile(schema);
    validate(parse(read(file)));
    expect(validate.errors ?? [], file).toEqual([]);
  }
});

/** Places in a schema where an undeclared field would pass. */
function openObjects(schema: unknown, place: string): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const isOpen =
    "type" in schema &&
    schema.type === "object" &&
    (!("additionalProperties" in schema) || schema.additionalProperties === true);
  const inner = Object.entries(schema).flatMap(([key, value]) =>
    openObjects(value, `${place}.${key}`),
  );
  return isOpen ? [place, ...inner] : inner;
}

test("a misspelled field is a problem, wherever it stands", () => {
  const places = [...schemas].flatMap(([name, schema]) => openObjects(schema, name));
  expect(places).toEqual([]);
  expect(openObjects({ a: { type: "object", properties: {} } }, "x")).toEqual(["x.a"]);
});

test("a wrong value is underlined", () => {
  const validate = ajv.compile(schemaOf("content/clinic.yaml"));
  const clinic = parse(read("content/clinic.yaml"));
  expect(validate({ ...clinic, phone: { ...clinic.phone, display: "864" } })).toBe(false);
});
