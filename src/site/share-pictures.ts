import { readFileSync } from "node:fs";
import type { Pictures } from "./pictures.ts";
import type { Clinic } from "./read-clinic.ts";
import { shortHash } from "./short-hash.ts";

/** In pixels, as social networks require. */
export const shareSize = { width: 1200, height: 630 };

/** What one picture is drawn from; `svg` is the source of an illustration. */
export type SharePictureInput = { title: string; brand: string; place: string; svg: string };

/** A page's picture, with what it is drawn from. */
export type SharePicture = ReturnType<SharePictureOf>;

export type SharePictureOf = ReturnType<typeof sharePictures>;

/** What all of them are drawn from. */
const sharedSources = [
  "src/site/draw-share-picture.ts",
  "src/styles/tokens.css",
  "src/fonts/bricolage-display.woff2",
  "src/illustrations/mark.svg",
];

/**
 * Pictures for shared links: each from a page's title and an illustration. The URL contains a hash
 * of everything the picture is drawn from, so it changes when the picture may, and the build draws
 * new pictures only.
 */
export function sharePictures({ pictureSource }: Pictures, { name, address }: Clinic) {
  const brand = name.full;
  const place = `${address.city}, ${address.region}`;
  const shared = shortHash(...sharedSources.map((file) => readFileSync(file)));
  return (title: string, illustration: string) => {
    const svg = pictureSource(illustration);
    const input: SharePictureInput = { title, brand, place, svg };
    const src = `/assets/share-${shortHash(shared, JSON.stringify(input))}.png`;
    const shown = /<title>([^<]+)<\/title>/.exec(svg)?.[1];
    const sentence = /[.?]$/.test(title) ? title : `${title}.`;
    const alt = shown === undefined ? title : `${sentence} ${shown}.`;
    return { src, ...shareSize, alt, input };
  };
}
