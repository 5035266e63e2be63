import path from "node:path";
import sharp from "sharp";
import type { NamedPhoto } from "../../src/content/read.ts";

/**
 * Copies of a photograph, without its metadata. Transparent parts become white: in a JPEG they would be
 * black. In development there is no AVIF: a large photo can take a minute, and its page would wait.
 */
const photoCopies = "w=480;960;1440&flatten=true&background=white&as=picture";
const photoFormats = { build: "avif;jpeg", serve: "jpeg" };

/** Code that exports a page's content, in which each `photo` has the copies of its file. */
export function contentCode(content: object, folder: string, command: keyof typeof photoFormats) {
  const imports: string[] = [];
  const json = JSON.stringify(content, (key, value) => {
    if (key !== "photo" || value === undefined) return value;
    const source = `${path.resolve(folder, value.file)}?${photoCopies}&format=${photoFormats[command]}`;
    const name = `photo${imports.length}`;
    imports.push(`import ${name} from ${JSON.stringify(source)};`);
    return { ...value, copies: name };
  });
  // This cannot match words of the owner: in a JSON string, quotes have backslashes before them.
  const code = json.replace(/"copies":"(photo\d+)"/g, '"copies":$1');
  return `${imports.join("\n")}\nexport const content = ${code};`;
}

/** Decodes a photograph at a tiny size, which is quick, and reports a broken one with its field. */
export function problemsOfPhoto({ photo, ...place }: NamedPhoto, folder: string) {
  const message = `${photo} is no picture, only a part of one, or has over 268 million pixels`;
  const expected = "the photo sent or saved again, smaller, as JPEG, PNG or WebP";
  const read = sharp(path.join(folder, photo)).resize(16).toBuffer();
  return read.then(() => []).catch(() => [{ ...place, message, expected }]);
}
