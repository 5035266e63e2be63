import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { contentFiles, patternOf } from "../app/content-model/content-files.ts";

/*
 * npm run schemas: tells editors what the files of content/ may say. Writes a JSON Schema for each
 * kind of file, and index.json, which says what file has which schema.
 */

export const schemaFolder = "content/schemas";

/** Name of the schema for a pattern of contentFiles: `articles/*.mdx` has `articles.json`. */
export function schemaFileOf(pattern: string): string {
  return `${pattern.replace(/(\/\*)?\.\w+$/, "").replaceAll("/", "-")}.json`;
}

/**
 * The first line of a YAML file, by which editors find its schema.
 * @param file path from content/, such as `pages/home.yaml`
 */
export function schemaLineFor(file: string): string {
  const schema = path.posix.join("schemas", schemaFileOf(patternOf(file)));
  return `# yaml-language-server: $schema=${path.posix.relative(path.posix.dirname(file), schema)}`;
}

/** Every file of content/schemas by name, with the text it should have. */
export function listSchemaFiles(): Map<string, string> {
  const files = new Map<string, string>();
  const index: Record<string, string> = {};
  for (const [pattern, schema] of Object.entries(contentFiles)) {
    index[pattern] = schemaFileOf(pattern);
    files.set(schemaFileOf(pattern), format(toJsonSchema(pattern, schema)));
  }
  files.set("index.json", format(index));
  return files;
}

function toJsonSchema(pattern: string, schema: z.ZodType): object {
  return {
    title: `content/${pattern}`,
    $comment: "Written by npm run schemas from app/content-model/schemas.ts. Do not edit.",
    // Editors understand draft 7 best; `input`, since they see a file as it is written.
    ...z.toJSONSchema(schema, { target: "draft-7", io: "input", override: adaptToEditors }),
  };
}

/** What zod's own translation does not know about our files. */
function adaptToEditors({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodTypes;
  jsonSchema: z.core.JSONSchema.BaseSchema;
}): void {
  // How long a text with {clinic.phone} is, only the build knows, which puts the number in.
  const { minLength = 0, maxLength } = jsonSchema;
  if (minLength > 1 || maxLength !== undefined) {
    delete jsonSchema.maxLength;
    jsonSchema.minLength = 1;
    jsonSchema.if = { pattern: "\\{[^{}]+\\}" };
    jsonSchema.else = {
      ...(minLength > 1 ? { minLength } : {}),
      ...(maxLength === undefined ? {} : { maxLength }),
    };
  }
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  // Lets a validator (ajv) speak of the chosen kind alone, and not of all others.
  const { def } = zodSchema._zod;
  if (def.type === "union" && "discriminator" in def) {
    jsonSchema.type = "object";
    jsonSchema.discriminator = { propertyName: def.discriminator };
  }
}

function format(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

if (import.meta.main) {
  rmSync(schemaFolder, { recursive: true, force: true });
  mkdirSync(schemaFolder);
  const files = listSchemaFiles();
  for (const [name, text] of files) writeFileSync(`${schemaFolder}/${name}`, text);
  console.log(`${files.size} files in ${schemaFolder}`);
}
