import { readFileSync } from "node:fs";
import sharp from "sharp";
import { tokenColors } from "../app/styles/theme-colors.ts";

/* Icons for places that do not support SVG, from public/favicon.svg in its light colors. */

/** Home screens crop icons themselves, so fill the favicon's cut corners. */
const ground = `<rect width="32" height="32" fill="${tokenColors("block").light}"/>`;

/** Icons by file name. */
export async function drawIcons(): Promise<Map<string, Buffer>> {
  const mark = readFileSync("public/favicon.svg", "utf8").replace(
    /@media[^{]*\{(?:[^{}]*\{[^{}]*\})*\}/g,
    "",
  );
  const filled = mark.replace(/(<svg[^>]*>)/, `$1${ground}`);
  // Masks may crop a fifth on each side.
  const maskable = filled
    .replace(ground, `${ground}<g transform="translate(5.12 5.12) scale(.68)">`)
    .replace("</svg>", "</g></svg>");
  return new Map([
    ["favicon.ico", ico(await png(mark, 32))],
    ["apple-touch-icon.png", await png(filled, 180)],
    ["icon-192.png", await png(mark, 192)],
    ["icon-512.png", await png(mark, 512)],
    ["icon-maskable-512.png", await png(maskable, 512)],
  ]);
}

function png(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

/** An ICO file with one 32-pixel PNG: header, one 16-byte entry, image data. */
function ico(picture: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // one image
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10); // one plane
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, picture]);
}
