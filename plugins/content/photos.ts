import path from "node:path";
import sharp from "sharp";
import type { NamedPhoto } from "../../src/content/read.ts";

/**
 * Copies of a photograph without the metadata of the file. What is transparent is white: in a JPEG it
 * would be black. AVIF can take a minute for a large photo, and in development every page waits for it.
 */
const photoCopies = "w=480;960;1440&flatten=true&background=white&as=picture";
const photoFormats = { build: "avif;jpeg", serve: "jpeg" };

/** Code that exports the copies of each photograph in a page's content, by its file. */
export function importPhotos(content: object, folder: string, command: keyof typeof photoFormats) {
  const files = [...new Set(photosIn(content))];
  const imports = files.map((file, index) => {
    const source = `${path.resolve(folder, file)}?${photoCopies}&format=${photoFormats[command]}`;
    return `import photo${index} from ${JSON.stringify(source)};`;
  });
  const entries = files.map((file, index) => `${JSON.stringify(file)}: photo${index}`);
  return `${imports.join("\n")}\nexport const photos = { ${entries.join(", ")} };`;
}

/** The photographs in a page’s content: each object with a `file` and an `alt`. */
function photosIn(content: unknown): string[] {
  if (typeof content !== "object" || content === null) return [];
  const isPhoto = "file" in content && "alt" in content;
  return isPhoto ? [String(content.file)] : Object.values(content).flatMap(photosIn);
}

/** Decodes a photograph, so that a broken one is reported with its field. Small, so it is quick. */
export function problemsOfPhoto({ photo, ...place }: NamedPhoto, folder: string) {
  const message = `${photo} is no picture, or only a part of one`;
  const expected = "the photo sent or saved again, as JPEG, PNG or WebP";
  const read = sharp(path.join(folder, photo)).resize(16).toBuffer();
  return read.then(() => []).catch(() => [{ ...place, message, expected }]);
}
