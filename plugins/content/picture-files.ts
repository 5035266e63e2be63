import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { Plugin } from "vite";
import type { NamedPhoto } from "../../src/content/read.ts";
import { pictureAddressesIn, shareSize, svgFile } from "../../src/illustrations/pictures.ts";
import { tokenValues } from "../../src/styles/token-values.ts";

/**
 * Writes a file for each picture that the built code names: the SVG of an illustration, its PNG for shared links,
 * or a copy of a photograph. In development, makes one when a browser asks for it.
 */
export const pictureFiles = (contentFolder: string): Plugin => ({
  name: "picture-files",
  applyToEnvironment: ({ name }) => name === "client",
  async generateBundle(_options, bundle) {
    const scripts = Object.values(bundle).map((file) => (file.type === "chunk" ? file.code : ""));
    const files = Array.from(addressesIn(scripts.join()), async (address) => {
      const source = await fileAt(address, contentFolder);
      this.emitFile({ type: "asset", fileName: address.slice(1), source });
    });
    await Promise.all(files);
  },
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const [address] = addressesIn(request.url ?? "");
      if (address === undefined) return next();
      const ending = path.extname(address).slice(1).replace("svg", "svg+xml");
      const send = (file: string | Buffer) =>
        response.setHeader("Content-Type", `image/${ending}`).end(file);
      fileAt(address, contentFolder).then(send, () => next());
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

const photoAddress = /\/assets\/([\w-]+\.\w+)-[0-9a-f]{8}-(\d+)\.(avif|jpeg)/;

const addressesIn = (code: string) =>
  new Set([
    ...pictureAddressesIn(code).keys(),
    ...(code.match(new RegExp(photoAddress, "g")) ?? []),
  ]);

async function fileAt(address: string, contentFolder: string): Promise<string | Buffer> {
  const [, photo, width, format] = photoAddress.exec(address) ?? [];
  if (photo) return copyPhoto(`${contentFolder}/photos/${photo}`, Number(width), `${format}`);
  const name = pictureAddressesIn(address).get(address) ?? "";
  return address.endsWith(".png") ? drawSharePicture(svgFile(name)) : svgFile(name);
}

/** A copy of a photograph, without its metadata. Transparent parts become white: in a JPEG they would be black. */
async function copyPhoto(file: string, width: number, format: string): Promise<Buffer> {
  const photo = await readFile(file);
  return cached(`${hash("sha256", photo)} ${width} ${format}`, () =>
    sharp(photo)
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .flatten({ background: "white" })
      .toFormat(format as "avif" | "jpeg")
      .toBuffer(),
  );
}

/** The whole illustration in its colors by day, as a tile between two dark strips. */
function drawSharePicture(svg: string): Promise<Buffer> {
  // The renderer knows no custom properties.
  const colored = svg.replace(/var\(--([^)]+)\)/g, (_, name) => tokenValues(name).light);
  const [mist = "", deep = ""] = ["mist", "deep"].map((name) => tokenValues(name).light);
  return cached(colored + mist + deep, () =>
    sharp(Buffer.from(colored))
      .flatten({ background: mist })
      .resize({ ...shareSize, fit: "contain", background: deep })
      .png({ palette: true })
      .toBuffer(),
  );
}

/** A picture that takes long to make, from a cache. @param key all that it is made of */
async function cached(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const folder = "node_modules/.cache/pictures";
  const file = path.join(folder, hash("sha256", key));
  const last = await readFile(file).catch(() => undefined);
  if (last !== undefined) return last;
  const picture = await make();
  await mkdir(folder, { recursive: true });
  // Another build may be reading the cached file, so put the new one in its place at once.
  const temporaryFile = `${file}.${process.pid}`;
  await writeFile(temporaryFile, picture);
  await rename(temporaryFile, file);
  return picture;
}
