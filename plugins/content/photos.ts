import path from "node:path";
import sharp from "sharp";
import type { NamedPhoto } from "../../src/content/read.ts";

/**
 * Copies of a photograph without the metadata of the file. What is transparent is white: in a JPEG it
 * would be black. AVIF can take a minute for a large photo, and in development every page waits for it.
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
  // In a text, there would be backslashes before the quotes.
  const code = json.replace(/"copies":"(photo\d+)"/g, '"copies":$1');
  return `${imports.join("\n")}\nexport const content = ${code};`;
}

/** Decodes a photograph, so that a broken one is reported with its field. Small, so it is quick. */
export function problemsOfPhoto({ photo, ...place }: NamedPhoto, folder: string) {
  const message = `${photo} is no picture, or only a part of one`;
  const expected = "the photo sent or saved again, as JPEG, PNG or WebP";
  const read = sharp(path.join(folder, photo)).resize(16).toBuffer();
  return read.then(() => []).catch(() => [{ ...place, message, expected }]);
}
