import { readFileSync } from "node:fs";
import type { Clinic } from "../content/clinic.ts";
import { shortHash } from "../content/short-hash.ts";
import type { SharePicture } from "../policies/page-metadata.ts";
import type { Pictures } from "./pictures.ts";

/** In pixels, as social networks require. */
export const shareSize = { width: 1200, height: 630 };

/** What one picture is drawn from; `svg` is the source of an illustration. */
export type SharePictureInput = { title: string; brand: string; place: string; svg: string };

/** What all of them are drawn from. */
const sharedSources = [
  "src/site/draw-share-picture.ts",
  "src/styles/tokens.css",
  "src/fonts/bricolage-display.woff2",
  "src/illustrations/mark.svg",
];

export type SharePictures = ReturnType<typeof collectSharePictures>;

/**
 * Pictures for shared links. The URL contains a hash of everything the picture is drawn from, so it
 * changes when the picture may, and the build draws new pictures only.
 */
export function collectSharePictures({ pictureSource }: Pictures, { name, address }: Clinic) {
  const brand = name.full;
  const place = `${address.city}, ${address.region}`;
  const shared = shortHash(...sharedSources.map((file) => readFileSync(file)));
  const requested = new Map<string, SharePictureInput>();
  return {
    /** A page's picture, from its title and an illustration. */
    of: (title: string, illustration: string): SharePicture => {
      const svg = pictureSource(illustration);
      const input = { title, brand, place, svg };
      const src = `/assets/share-${shortHash(shared, JSON.stringify(input))}.png`;
      requested.set(src, input);
      const shown = /<title>([^<]+)<\/title>/.exec(svg)?.[1];
      const sentence = /[.?]$/.test(title) ? title : `${title}.`;
      return { src, ...shareSize, alt: shown === undefined ? title : `${sentence} ${shown}.` };
    },
    /** All pictures requested so far, by URL. */
    list: (): ReadonlyMap<string, SharePictureInput> => requested,
  };
}
