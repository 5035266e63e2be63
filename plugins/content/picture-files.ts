import { hash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { Plugin } from "vite";
import { pictureAddressesIn, shareSize, svgFile } from "../../src/illustrations/pictures.ts";
import { tokenValues } from "../../src/styles/token-values.ts";

/** Writes a file for each illustration that the built code names: an SVG, or the PNG for shared links. */
export const pictureFiles = (): Plugin => ({
  name: "picture-files",
  applyToEnvironment: ({ name }) => name === "client",
  async generateBundle(_options, bundle) {
    const scripts = Object.values(bundle).map((file) => (file.type === "chunk" ? file.code : ""));
    const files = Array.from(pictureAddressesIn(scripts.join()), async ([address, name]) => {
      const source = await fileAt(address, name);
      this.emitFile({ type: "asset", fileName: address.slice(1), source });
    });
    await Promise.all(files);
  },
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const [found] = pictureAddressesIn(request.url ?? "");
      if (found === undefined) return next();
      const type = found[0].endsWith("png") ? "image/png" : "image/svg+xml";
      const send = (file: string | Buffer) => response.setHeader("Content-Type", type).end(file);
      fileAt(...found).then(send, () => next());
    });
  },
});

const fileAt = async (address: string, name: string) =>
  address.endsWith(".png") ? drawSharePicture(svgFile(name)) : svgFile(name);

/**
 * The whole illustration in its colors by day, as a tile between two dark strips. Drawing takes a third
 * of a second, so builds cache the PNG, as vite-imagetools caches copies of photographs.
 */
async function drawSharePicture(svg: string): Promise<Buffer> {
  // The renderer knows no custom properties.
  const colored = svg.replace(/var\(--([^)]+)\)/g, (_, name) => tokenValues(name).light);
  const [mist = "", deep = ""] = ["mist", "deep"].map((name) => tokenValues(name).light);
  const folder = "node_modules/.cache/share-pictures";
  const file = path.join(folder, `${hash("sha256", colored + mist + deep)}.png`);
  const cached = await readFile(file).catch(() => undefined);
  if (cached !== undefined) return cached;
  const png = await sharp(Buffer.from(colored))
    .flatten({ background: mist })
    .resize({ ...shareSize, fit: "contain", background: deep })
    .png({ palette: true })
    .toBuffer();
  await mkdir(folder, { recursive: true });
  // Another build may be reading the cached file, so put the new one in its place at once.
  const temporaryFile = `${file}.${process.pid}`;
  await writeFile(temporaryFile, png);
  await rename(temporaryFile, file);
  return png;
}
