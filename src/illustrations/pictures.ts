import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { tokenValues } from "../styles/token-values.ts";
import type { DrawingData, PictureData } from "../ui/picture/picture.tsx";

/** An SVG file. `<use href="fragments/clinic.svg"/>` becomes the shapes of that file. */
const readSvg = (name: string): string =>
  readFileSync(`src/illustrations/${name}.svg`, "utf8").replace(
    /<use href="fragments\/([^"]+)\.svg"([^>]*)\/>/g,
    (_, fragment: string, attributes: string) =>
      `<g${attributes}>${stripRoot(readSvg(`fragments/${fragment}`))}</g>`,
  );

/** The text of the SVG file that browsers load for a picture. */
export const svgFile = (name: string) => addPalette(readDrawing(name));

/*
 * The SVG files of this folder, each shown as a picture (a file of its own, which the build writes if code
 * has its address) or as a drawing (inline). Asking for another name throws.
 */

export function loadPicture(name: string): PictureData {
  const [, , width = 0, height = 0] = readViewBox(readDrawing(name)).split(" ").map(Number);
  const src = `/assets/${name}-${hash("sha256", svgFile(name)).slice(0, 8)}.svg`;
  return { src, width, height };
}

export function loadDrawing(name: string): DrawingData {
  const svg = readDrawing(name);
  return { viewBox: readViewBox(svg), markup: stripRoot(svg) };
}

export const listPictures = (): string[] =>
  globSync("**/*.svg", { cwd: "src/illustrations", ignore: "fragments/**" })
    .map((file) => file.replace(".svg", ""))
    .sort();

const stripRoot = (svg: string) => svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, "");

/** An SVG file as browsers get it. Its ids become unique on a page: `#ear` of `place.svg` is `#place-ear`. */
const readDrawing = (name: string): string =>
  readSvg(name)
    .replace(/\n(?=<)/g, "")
    .replace(/(?<= id="| href="#|url\(#)/g, `${name.replace("/", "-")}-`);

/** Gives a picture file what a drawing inherits from its page: light and dark tokens, round lines. */
function addPalette(svg: string): string {
  let light = "stroke-linecap:round;stroke-linejoin:round";
  let dark = "";
  for (const name of new Set(svg.match(/(?<=var\(--)[^)]+/g))) {
    const value = tokenValues(name);
    light += `;--${name}:${value.light}`;
    if (value.dark !== value.light) dark += `;--${name}:${value.dark}`;
  }
  const style = `svg{${light}}@media(prefers-color-scheme:dark){svg{${dark.slice(1)}}}`;
  return svg.replace(/^<svg([^>]*)>/, `<svg$1><style>${style}</style>`);
}

const readViewBox = (svg: string) => /viewBox="([^"]+)"/.exec(svg)?.[1] ?? "";
