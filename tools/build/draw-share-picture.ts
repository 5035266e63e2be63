import { readFileSync } from "node:fs";
import * as fontkit from "fontkit";
import sharp from "sharp";
import { remember } from "../../app/content-model/remember.ts";
import { type ShareDrawing, shareSize } from "../../app/content-model/share-pictures.ts";
import { tokenColors } from "../../app/styles/theme-colors.ts";

/*
 * Draws a page's picture for shared links: title and illustration above the hill from the footer.
 * Text is drawn as outlines, because our font is not installed on the system.
 */

const { width, height } = shareSize;
const margin = 64;
const tile = { x: 664, y: 56, width: 480, height: 388, radius: 72 };
const titleBox = { width: tile.x - margin - 48, height: 380 };

// Not a collection of fonts, which has another type.
const font = fontkit.openSync("app/fonts/bricolage-display.woff2") as fontkit.Font;
const color = (name: string) => tokenColors(name).light;

/**
 * @returns a PNG of `shareSize` in 256 colors, 25 to 41 kB; some messengers ignore pictures over 60
 *   kB. More compression effort saves 2% and takes 50% longer; less doubles the size.
 */
export function drawSharePicture(drawing: ShareDrawing): Promise<Buffer> {
  return sharp(Buffer.from(compose(drawing)))
    .png({ palette: true, effort: 4, dither: 0 })
    .toBuffer();
}

function compose({ title, brand, place, svg }: ShareDrawing): string {
  const { lines, size } = fitTitle(title);
  const lineHeight = size * 1.02;
  const top = margin + size * 0.78 + Math.max(0, (tile.height - lines.length * lineHeight) / 2) - 8;
  const words = lines.map((line, index) =>
    outline(line, size, margin, top + index * lineHeight, color("ink")),
  );
  const { x, y, width: w, height: h, radius: r } = tile;
  const leaf = `M${x} ${y + h}V${y + r}a${r} ${r} 0 0 1 ${r} ${-r}H${x + w - r}a${r} ${r} 0 0 1 ${r} ${r}V${y + h - r}a${r} ${r} 0 0 1 ${-r} ${r}Z`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${color("stock")}"/>
<clipPath id="leaf"><path d="${leaf}"/></clipPath>
<path d="${leaf}" fill="${color("mist")}"/>
<g clip-path="url(#leaf)">${fill(svg, tile)}</g>
<path fill="${color("block")}" opacity=".35" d="M0 508C180 456 320 470 480 496S860 548 1200 470V630H0Z"/>
<path fill="${color("deep")}" d="M0 526C220 484 380 520 600 530S980 520 1200 498V630H0Z"/>
<svg x="${margin}" y="556" width="44" height="44" viewBox="0 0 48 48">${inner(readFileSync("app/illustrations/mark.svg", "utf8"))}</svg>
${outline(brand, 30, margin + 62, 588, color("on-deep"))}
${outline(place, 24, width - margin - widthOf(place, 24), 587, color("on-deep-2"))}
${words.join("")}
</svg>`;
}

/** The largest size at which the title fits, and its lines, of about the same length. */
function fitTitle(title: string): { lines: string[]; size: number } {
  let size = 104;
  const breakAt = (width: number) => {
    const lines = breakLines(title, size, width);
    return { lines, fits: lines.every((line) => widthOf(line, size) <= width) };
  };
  let widest = breakAt(titleBox.width);
  while (size > 40 && !(widest.fits && widest.lines.length * size * 1.02 <= titleBox.height)) {
    size -= 4;
    widest = breakAt(titleBox.width);
  }
  // The narrowest block with the same number of lines.
  for (let width = 160; width < titleBox.width; width += 8) {
    const { lines, fits } = breakAt(width);
    if (fits && lines.length === widest.lines.length) return { lines, size };
  }
  return { lines: widest.lines, size };
}

function breakLines(title: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of title.split(" ")) {
    const longer = [lines.at(-1), word].filter(Boolean).join(" ");
    if (lines.length > 0 && widthOf(longer, size) <= width) {
      lines[lines.length - 1] = longer;
    } else lines.push(word);
  }
  return lines;
}

/** Fits an illustration into the tile like `object-fit: cover`, without its dark colors. */
function fill(svg: string, box: typeof tile): string {
  const viewBox = /viewBox="([^"]+)"/.exec(svg)?.[1] ?? "0 0 1 1";
  // A wide illustration may say which side of it matters.
  const crop = /preserveAspectRatio="([^"]+)"/.exec(svg)?.[1] ?? "xMidYMid slice";
  return `<svg x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" viewBox="${viewBox}" preserveAspectRatio="${crop}">${inner(svg)}</svg>`;
}

function inner(svg: string): string {
  return svg
    .replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, "")
    .replace(/@media\s*\(prefers-color-scheme:\s*dark\)\s*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, "");
}

/** Cached, because line breaking measures the same words repeatedly. */
const advanceOf = remember((words: string) => font.layout(words).advanceWidth);

function widthOf(words: string, size: number): number {
  return (advanceOf(words) * size) / font.unitsPerEm;
}

/** Text as a path, with its baseline at `y`. */
function outline(words: string, size: number, x: number, y: number, fill: string): string {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(words);
  let advance = 0;
  const paths = glyphs.map((glyph, index) => {
    const position = positions[index];
    const shape = glyph.path.translate(advance + (position?.xOffset ?? 0), 0).toSVG();
    advance += position?.xAdvance ?? 0;
    return shape;
  });
  return `<path transform="translate(${x} ${y}) scale(${scale} ${-scale})" fill="${fill}" d="${paths.join("")}"/>`;
}
