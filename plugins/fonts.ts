import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";
import { globSync } from "tinyglobby";
import type { Plugin } from "vite";
import type { SiteReader } from "./content/site-reader.ts";
import { cacheFolder } from "./output.ts";

/** Characters that code may add. */
const ascii = String.fromCodePoint(...Array(0x7f).keys()).slice(0x20);
const always = `${ascii}·–—‘’“”…`;

/** The weights that each file must have. */
const weights = { "figtree.woff2": { min: 400, max: 700 }, "bricolage-display.woff2": 750 };

/** Builds with those weights and the characters of the content; development uses the full fonts in src/fonts. */
export function fontSubsets({ folder }: SiteReader): Plugin {
  let subsets = "";
  return {
    name: "font-subsets",
    apply: "build",
    config({ build: { outDir = "" } = {} }) {
      subsets = cacheFolder("fonts", outDir);
      const find = /^\.\.\/fonts\/(?=.*\.woff2$)/;
      return { resolve: { alias: [{ find, replacement: `${subsets}/` }] } };
    },
    async buildStart() {
      const files = globSync(`${folder}/**/*.{yaml,mdx}`);
      const characters = files.map((file) => readFileSync(file, "utf8")).join("") + always;
      mkdirSync(subsets, { recursive: true });
      for (const [name, wght] of Object.entries(weights)) {
        const font = readFileSync(`src/fonts/${name}`);
        const options = { targetFormat: "woff2", variationAxes: { wght } } as const;
        writeFileSync(path.join(subsets, name), await subsetFont(font, characters, options));
      }
    },
  };
}
