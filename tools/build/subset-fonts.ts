import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";

/** Subset fonts for builds; development uses the full fonts in app/fonts. */
export const subsetFolder = path.resolve("node_modules/.cache/fonts");

/** Characters that code may add. */
const always = `${range(0x20, 0x7e)}·–—‘’“”…`;

/** Subsets fonts to the characters in content/ and the weights in the style sheets. */
export async function subsetFonts(): Promise<void> {
  const content = readdirSync("content", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(yaml|mdx)$/.test(name))
    .map((name) => readFileSync(path.join("content", name), "utf8"))
    .join("");
  mkdirSync(subsetFolder, { recursive: true });
  const write = async (
    name: string,
    characters: string,
    weights: number | { min: number; max: number },
  ) => {
    const subset = await subsetFont(readFileSync(`app/fonts/${name}`), characters, {
      targetFormat: "woff2",
      variationAxes: { wght: weights },
    });
    writeFileSync(path.join(subsetFolder, name), subset);
  };
  await write("figtree.woff2", content + always, { min: 400, max: 700 });
  await write("bricolage-display.woff2", content + always, 750);
}

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}
