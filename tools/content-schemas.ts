import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { listContentFiles } from "../app/prerender/load-site.ts";

/*
 * Tells editors what the YAML files of content/ may say: a JSON Schema for each kind of file, in
 * content/schemas, which the first line of a file names. Written by every build, and not kept in git.
 */

const folder = "content/schemas";

/** The schemas by their file names: that of `pages/home.yaml` is `pages-home.json`. */
export function listSchemas(): Map<string, object> {
  return new Map(
    listContentFiles().map(({ pattern, schema }) => [
      `${pattern.replace(/(\/\*)?\.\w+$/, "").replaceAll("/", "-")}.json`,
      {
        title: `content/${pattern}`,
        // Editors understand draft 7 best; `input`, since they see a file as it is written.
        ...z.toJSONSchema(schema, { target: "draft-7", io: "input", override: adaptToEditors }),
      },
    ]),
  );
}

export function writeSchemas(): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [name, schema] of listSchemas()) {
    writeFileSync(`${folder}/${name}`, `${JSON.stringify(schema, undefined, 2)}\n`);
  }
}

/** What zod's own translation does not know about our files. */
function adaptToEditors({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
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
}
