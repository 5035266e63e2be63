import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";
import { globSync } from "tinyglobby";
import { contentFolder } from "../output.ts";

/** Subset fonts for builds; development uses the full fonts in src/fonts. */
export const subsetFolder = path.resolve("node_modules/.cache/fonts");

/** Characters that code may add. */
const ascii = String.fromCodePoint(...Array(0x7f).keys()).slice(0x20);
const always = `${ascii}·–—‘’“”…`;

/** Weights in the style sheets. */
const weights = { "figtree.woff2": { min: 400, max: 700 }, "bricolage-display.woff2": 750 };

/** The characters in content/, and those. */
function listCharacters(): string {
  const files = globSync(`${contentFolder}/**/*.{yaml,mdx}`);
  return files.map((file) => readFileSync(file, "utf8")).join("") + always;
}

/** Subsets fonts to those weights and characters. */
export async function subsetFonts(): Promise<void> {
  const characters = listCharacters();
  mkdirSync(subsetFolder, { recursive: true });
  for (const [name, wght] of Object.entries(weights)) {
    const font = readFileSync(`src/fonts/${name}`);
    const options = { targetFormat: "woff2", variationAxes: { wght } } as const;
    writeFileSync(path.join(subsetFolder, name), await subsetFont(font, characters, options));
  }
}
