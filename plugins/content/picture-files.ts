import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { Plugin } from "vite";
import { svgFile } from "../../src/illustrations/pictures.ts";
import type { NamedPhoto } from "../../src/reader/read.ts";

/**
 * Writes a file for each picture that the built code names: the SVG of an illustration, or a copy of a photograph.
 * In development, makes one when a browser asks for it.
 */
export const pictureFiles = (contentFolder: string): Plugin => ({
  name: "picture-files",
  applyToEnvironment: ({ name }) => name === "client",
  async generateBundle(_options, bundle) {
    const scripts = Object.values(bundle).map((file) => (file.type === "chunk" ? file.code : ""));
    const files = Array.from(findAddresses(scripts.join()), async (asked) => {
      const source = await fileAt(asked, contentFolder);
      this.emitFile({ type: "asset", fileName: asked.slice(1), source });
    });
    await Promise.all(files);
  },
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const [asked] = findAddresses(request.url ?? "");
      if (asked === undefined) return next();
      const ending = path.extname(asked).slice(1).replace("svg", "svg+xml");
      const send = (file: string | Buffer) =>
        response.setHeader("Content-Type", `image/${ending}`).end(file);
      fileAt(asked, contentFolder).then(send, () => next());
    });
  },
});

/** In the code of a page, gives each copy of a photograph its address, with a hash of the photograph. */
export const addressPhotos = (code: string, photos: readonly NamedPhoto[], contentFolder: string) =>
  code.replace(/photo:([\w-]+\.\w+)(?=-\d+\.)/g, (whole, name) => {
    if (photos.every(({ photo }) => photo !== `photos/${name}`)) return whole;
    const content = readFileSync(`${contentFolder}/photos/${name}`);
    return `/assets/${name}-${hash("sha256", content).slice(0, 8)}`;
  });

/** An illustration's address, `/assets/heads/kit-01234567.svg`, or a copy's, `/assets/door.jpg-01234567-480.avif`. */
const address = /\/assets\/([\w/-]+(?:\.\w+)?)-[0-9a-f]{8}(?:\.svg|-(\d+)\.(avif|jpeg))/;

const findAddresses = (code: string) => new Set(code.match(new RegExp(address, "g")));

async function fileAt(asked: string, contentFolder: string): Promise<string | Buffer> {
  const [, name = "", width, format] = address.exec(asked) ?? [];
  return format
    ? copyPhoto(`${contentFolder}/photos/${name}`, Number(width), format)
    : svgFile(name);
}

/**
 * A copy of a photograph, without its metadata, from a cache if it is there. Transparent parts become white: in a
 * JPEG they would be black.
 */
async function copyPhoto(file: string, width: number, format: string): Promise<Buffer> {
  const photo = await readFile(file);
  const folder = "node_modules/.cache/pictures";
  const cachedFile = `${folder}/${hash("sha256", photo)}-${width}.${format}`;
  const cached = await readFile(cachedFile).catch(() => undefined);
  if (cached !== undefined) return cached;
  const copy = await sharp(photo)
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: "white" })
    .toFormat(format as "avif" | "jpeg")
    .toBuffer();
  await mkdir(folder, { recursive: true });
  // Another build may be reading the cached file, so put the new one in its place at once.
  const temporaryFile = `${cachedFile}.${process.pid}`;
  await writeFile(temporaryFile, copy);
  await rename(temporaryFile, cachedFile);
  return copy;
}
