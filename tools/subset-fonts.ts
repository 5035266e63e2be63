import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";

/** Where the build takes the fonts from; development takes them whole from app/fonts. */
export const subsetFolder = path.resolve("node_modules/.cache/fonts");

/** Signs that the code may put between words. */
const always = `${range(0x20, 0x7e)}·–—‘’“”…`;
/** Letters of names that people type into a form. */
const lettersOfNames = range(0xc0, 0xff);

/**
 * Writes the fonts of app/fonts with what the site says and no more: the characters of content/,
 * and the weights that the style sheets ask for.
 */
export async function subsetFonts(): Promise<void> {
  const content = readdirSync("content", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(yaml|mdx)$/.test(name))
    .map((name) => readFileSync(path.join("content", name), "utf8"))
    .join("");
  mkdirSync(subsetFolder, { recursive: true });
  const write = async (name: string, characters: string, weights: { min: number; max: number }) => {
    const subset = await subsetFont(readFileSync(`app/fonts/${name}`), characters, {
      targetFormat: "woff2",
      variationAxes: { wght: weights },
    });
    writeFileSync(path.join(subsetFolder, name), subset);
  };
  await write("figtree.woff2", content + always + lettersOfNames, { min: 400, max: 700 });
  await write("bricolage-display.woff2", content + always, { min: 500, max: 800 });
}

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}
