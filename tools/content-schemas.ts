import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { listContentFiles } from "../app/prerender/load-site.ts";

/*
 * Writes JSON Schemas for the YAML files of content/ into content/schemas, for editors, and maps
 * the files to them in .vscode/settings.json. Every build runs this; git ignores the schemas.
 */

const folder = "content/schemas";
const settings = ".vscode/settings.json";

/** Schemas by file name: `pages/home.yaml` has `pages-home.json`. */
export function listSchemas(): Map<string, { title: string }> {
  return new Map(
    listContentFiles().map(({ pattern, schema }) => [
      `${pattern.replace(/(\/\*)?\.\w+$/, "").replaceAll("/", "-")}.json`,
      {
        // Editors support draft 7 best; `input`, because they see files before parsing.
        ...z.toJSONSchema(schema, { target: "draft-7", io: "input", override: adaptToEditors }),
        title: `content/${pattern}`,
      },
    ]),
  );
}

export function writeSchemas(): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const files: Record<string, string> = {};
  for (const [name, schema] of [...listSchemas()].sort()) {
    writeFileSync(`${folder}/${name}`, `${JSON.stringify(schema, undefined, 2)}\n`);
    if (schema.title.endsWith(".yaml")) files[`${folder}/${name}`] = schema.title;
  }
  // The container is built without it.
  if (!existsSync(settings)) return;
  const list = JSON.stringify(files, undefined, 2).replaceAll("\n", "\n  ");
  const text = readFileSync(settings, "utf8");
  writeFileSync(settings, text.replace(/(?<="yaml\.schemas": )\{[^}]*\}/, list));
}

/** Adjusts what zod's conversion cannot know. */
function adaptToEditors({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  // Editors cannot know the length of a text with facts such as {clinic.phone}.
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
