import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { tokenValues } from "../styles/token-values.ts";
import type { DrawingData, PictureData } from "../ui/picture/picture.tsx";

/** In pixels, as social networks require. */
export const shareSize = { width: 1200, height: 630 };

/** An SVG file. `<use href="parts/clinic.svg"/>` becomes the shapes of that file. */
const readSvg = (name: string): string =>
  readFileSync(`src/illustrations/${name}.svg`, "utf8").replace(
    /<use href="parts\/([^"]+)\.svg"([^>]*)\/>/g,
    (_, part: string, attributes: string) =>
      `<g${attributes}>${shapesOf(readSvg(`parts/${part}`))}</g>`,
  );

/** The text of the SVG file that browsers load for a picture. */
export const svgFile = (name: string) => addPalette(svgOf(name));

const addressOf = (name: string, ending: "svg" | "png") =>
  `/assets/${name}-${hash("sha256", svgFile(name)).slice(0, 8)}.${ending}`;

/** Finds addresses from `addressOf` in code or in a URL, each with the name of its picture. */
export function pictureAddressesIn(code: string) {
  const found = code.matchAll(/\/assets\/([\w/-]+)-[0-9a-f]{8}\.(?:svg|png)/g);
  return new Map(Array.from(found, ([address, name = ""]) => [address, name]));
}

/*
 * The SVG files of this folder, each shown as a picture (a file of its own, which the build writes if code
 * has its address) or as a drawing (inline). Asking for another name throws.
 */

export function pictureOf(name: string): PictureData {
  const [, , width = 0, height = 0] = viewBoxOf(svgOf(name)).split(" ").map(Number);
  return { src: addressOf(name, "svg"), width, height };
}

export function drawingOf(name: string): DrawingData {
  const svg = svgOf(name);
  return { viewBox: viewBoxOf(svg), markup: shapesOf(svg) };
}

/** The road that a band ends on, cropped below, where the next hill begins. */
export const roadAtFoot = (town: string) => ({
  ...drawingOf(`roads/${town}`),
  viewBox: "0 0 1440 180",
});

/** The picture for shared links: a PNG that the build draws beside the file of the same name. */
export const sharePictureOf = (name: string) => ({
  src: addressOf(name, "png"),
  ...shareSize,
  alt: /<title>([^<]+)/.exec(readSvg(name))?.[1],
});

export const listPictures = (): string[] =>
  globSync("**/*.svg", { cwd: "src/illustrations", ignore: "parts/**" })
    .map((file) => file.replace(".svg", ""))
    .sort();

const shapesOf = (svg: string) => svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, "");

/**
 * An SVG file as browsers get it. Its ids become unique on a page: `#ear` of `place.svg` is `#place-ear`. Its
 * title goes: browsers would show it as a tooltip.
 */
const svgOf = (name: string): string =>
  readSvg(name)
    .replace(/<title>.*?<\/title>|\n(?=<)/g, "")
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

const viewBoxOf = (svg: string) => /viewBox="([^"]+)"/.exec(svg)?.[1] ?? "";
