import { readFileSync } from "node:fs";
import * as fontkit from "fontkit";
import sharp from "sharp";
import { tokenValues } from "../styles/token-values.ts";
import { type SharePictureInput, shareSize } from "./share-pictures.ts";

/*
 * Draws a page's picture for shared links: title and illustration above the hill from the footer.
 * Text is drawn as outlines, because our font is not installed on the system.
 */

const { width, height } = shareSize;
const margin = 64;
const titleBox = { width: 536, height: 380 };
const lineHeight = 1.02;
const leaf = "M664 444V128a72 72 0 0 1 72-72h336a72 72 0 0 1 72 72v244a72 72 0 0 1-72 72Z";

// Not a collection of fonts, which has another type.
const font = fontkit.openSync("src/fonts/bricolage-display.woff2") as fontkit.Font;

const characters = new Intl.Segmenter("en", { granularity: "grapheme" });
const charactersOf = (text: string) =>
  Array.from(characters.segment(text.normalize()), ({ segment }) => segment);

const isDrawable = (character: string) =>
  Array.from(character).every((code) => font.hasGlyphForCodePoint(code.codePointAt(0) ?? 0));

/** Without what the font would draw as boxes, such as emoji; letters at least without their accents. */
const drawable = (text: string): string =>
  charactersOf(text)
    .map((one) => [one, one.normalize("NFD")[0] ?? ""].find(isDrawable) ?? "")
    .join("")
    .replace(/\s+/g, " ")
    .trim();

/** Says what a picture cannot show, if anything. */
export function notDrawn({ title, brand, place }: SharePictureInput): string | undefined {
  const missing = charactersOf(title + brand + place).filter((one) => !isDrawable(one));
  if (missing.length === 0) return undefined;
  const list = [...new Set(missing)].join(" ");
  return `The picture for shared links to “${title}” lacks what its font cannot draw: ${list}`;
}

/**
 * @returns a PNG of `shareSize` in 256 colors, 25 to 41 kB; some messengers ignore pictures over 60
 *   kB. More compression effort saves 2% and takes 50% longer; less doubles the size.
 */
export function drawSharePicture(input: SharePictureInput): Promise<Buffer> {
  const svg = compose(input).replace(/var\(--([^)]+)\)/g, (_, name) => tokenValues(name).light);
  return sharp(Buffer.from(svg)).png({ palette: true, effort: 4, dither: 0 }).toBuffer();
}

function compose({ svg, ...texts }: SharePictureInput): string {
  const { lines, size } = fitTitle(drawable(texts.title));
  const place = drawable(texts.place);
  const top = 250 + size * (0.78 - (lines.length * lineHeight) / 2);
  const placeStart = width - margin - widthOf(place) * 24;
  // A wide illustration may say which side of it matters.
  const crop = svg.includes("preserveAspectRatio") ? "" : `preserveAspectRatio="xMidYMid slice"`;
  const mark = readFileSync("src/illustrations/mark.svg", "utf8");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" stroke-linecap="round" stroke-linejoin="round">
<rect width="${width}" height="${height}" fill="var(--stock)"/>
<clipPath id="leaf"><path d="${leaf}"/></clipPath>
<path d="${leaf}" fill="var(--mist)"/>
<g clip-path="url(#leaf)">${svg.replace("<svg", `<svg x="664" y="56" width="480" height="388" ${crop}`)}</g>
<path fill="var(--block)" opacity=".35" d="M0 508C180 456 320 470 480 496S860 548 1200 470V630H0Z"/>
<path fill="var(--deep)" d="M0 526C220 484 380 520 600 530S980 520 1200 498V630H0Z"/>
${mark.replace("<svg", `<svg x="${margin}" y="556" width="44" height="44"`)}
${outline(drawable(texts.brand), 30, margin + 62, 588, "on-deep")}
${outline(place, 24, placeStart, 587, "on-deep-2")}
${lines.map((line, index) => outline(line, size, margin, top + index * size * lineHeight, "ink")).join("")}
</svg>`;
}

/** The lines that allow the largest type; of these the fewest, of about the same length. */
function fitTitle(title: string): { lines: string[]; size: number } {
  const words = title.split(" ");
  const widths = words.flatMap((_, from) =>
    words.slice(from).map((_, more) => widthOf(words.slice(from, from + more + 1).join(" "))),
  );
  const longestWord = Math.max(...words.map(widthOf));
  let best = { lines: [title], size: 0 };
  for (const width of widths.sort((a, b) => a - b)) {
    if (width < longestWord) continue;
    const lines = breakLines(words, width);
    const fitting = Math.min(
      104,
      titleBox.width / width,
      titleBox.height / (lines.length * lineHeight),
    );
    const isBetter = fitting > best.size || lines.length < best.lines.length;
    if (fitting >= best.size && isBetter) best = { lines, size: fitting };
  }
  return best;
}

function breakLines(words: string[], width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = [lines.at(-1), word].filter(Boolean).join(" ");
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** In type of one pixel. */
function widthOf(text: string): number {
  return font.layout(text).advanceWidth / font.unitsPerEm;
}

/** Text as a path, with its baseline at `y`. */
function outline(text: string, size: number, x: number, y: number, color: string): string {
  const { glyphs, positions } = font.layout(text);
  let advance = 0;
  const shapes = glyphs.map((glyph, index) => {
    const shape = glyph.path.translate(advance, 0).toSVG();
    advance += positions[index]?.xAdvance ?? 0;
    return shape;
  });
  const scale = size / font.unitsPerEm;
  return `<path transform="translate(${x} ${y}) scale(${scale} ${-scale})" fill="var(--${color})" d="${shapes.join("")}"/>`;
}
