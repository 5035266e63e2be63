import { hash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { Plugin } from "vite";
import { shareSize } from "../../src/site/pictures.ts";
import { tokenValues } from "../../src/site/token-values.ts";
import type { SiteReader } from "./site-reader.ts";

/** The files of the illustrations that pages show, and of those for shared links. */
export function pictures(reader: SiteReader): Plugin {
  const fileAt = async (address: string) => {
    const svg = (await reader.get()).pictureFiles.get(address);
    return svg && address.endsWith(".png") ? drawSharePicture(svg) : svg;
  };
  return {
    name: "pictures",
    applyToEnvironment: ({ name }) => name === "client",
    async generateBundle() {
      const addresses = [...(await reader.get()).pictureFiles.keys()];
      const emit = async (address: string) => {
        const source = (await fileAt(address)) ?? "";
        this.emitFile({ type: "asset", fileName: address.slice(1), source });
      };
      await Promise.all(addresses.map(emit));
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { url = "" } = request;
        const type = { svg: "image/svg+xml", png: "image/png" }[url.split(".").at(-1) ?? ""];
        if (type === undefined) return next();
        fileAt(url).then((file) => {
          if (file === undefined) return next();
          response.setHeader("Content-Type", type).end(file);
        }, next);
      });
    },
  };
}

const cacheFolder = "node_modules/.cache/share-pictures";

/**
 * The whole illustration in its colors by day, as a tile between two dark strips. Drawing takes a third
 * of a second, so builds keep it, as vite-imagetools keeps copies of photographs.
 */
async function drawSharePicture(svg: string): Promise<Buffer> {
  // The renderer knows no custom properties.
  const colored = svg.replace(/var\(--([^)]+)\)/g, (_, name) => tokenValues(name).light);
  const [mist = "", deep = ""] = ["mist", "deep"].map((name) => tokenValues(name).light);
  const file = path.join(cacheFolder, `${hash("sha256", colored + mist + deep)}.png`);
  const cached = await readFile(file).catch(() => undefined);
  if (cached !== undefined) return cached;
  const png = await sharp(Buffer.from(colored))
    .flatten({ background: mist })
    .resize({ ...shareSize, fit: "contain", background: deep })
    .png({ palette: true })
    .toBuffer();
  await mkdir(cacheFolder, { recursive: true });
  // Another build may be reading it.
  const temporaryFile = `${file}.${process.pid}`;
  await writeFile(temporaryFile, png);
  await rename(temporaryFile, file);
  return png;
}
