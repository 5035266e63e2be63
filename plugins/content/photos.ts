import path from "node:path";
import sharp from "sharp";
import { PhotoFile } from "../../src/content/photos.ts";
import type { NamedPhoto } from "../../src/content/read.ts";

/**
 * Copies of a photograph, without its metadata. Transparent parts become white: in a JPEG they would be
 * black. In development there is no AVIF: a large photo can take a minute, and its page would wait.
 */
const photoCopies = "w=480;960;1440&flatten=true&background=white&as=picture";
const photoFormats = { build: "avif;jpeg", serve: "jpeg" };

/** Code that exports a page's data, in which each photograph is the copies of its file. */
export function dataCode(data: object, folder: string, command: keyof typeof photoFormats) {
  const imports: string[] = [];
  function codeOf(value: unknown): string {
    if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "undefined";
    if (Array.isArray(value)) return `[${value.map(codeOf)}]`;
    if (!(value instanceof PhotoFile))
      return `{${Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}:${codeOf(one)}`)}}`;
    const file = `${path.resolve(folder, value.name)}?${photoCopies}&format=${photoFormats[command]}`;
    const name = `photo${imports.length}`;
    imports.push(`import ${name} from ${JSON.stringify(file)};`);
    return name;
  }
  const code = codeOf(data);
  return `${imports.join("\n")}\nexport const data = ${code};`;
}

/** Decodes a photograph at a tiny size, which is quick, and reports a broken one with its field. */
export function problemsOfPhoto({ photo, ...place }: NamedPhoto, folder: string) {
  const message = `${photo} is no picture, only a part of one, or has over 268 million pixels`;
  const expected = "the photo sent or saved again, smaller, as JPEG, PNG or WebP";
  const read = sharp(path.join(folder, photo)).resize(16).toBuffer();
  return read.then(() => []).catch(() => [{ ...place, message, expected }]);
}
