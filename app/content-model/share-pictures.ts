import type { SharePicture } from "../policies/page-metadata.ts";
import type { Clinic } from "./clinic.ts";
import type { Pictures } from "./pictures.ts";
import { shortHash } from "./short-hash.ts";

/** In pixels, as social networks require. */
export const shareSize = { width: 1200, height: 630 };

/** Increment when tools/build/draw-share-picture.ts changes its output. */
const layoutVersion = 2;

/** Inputs of one picture. */
export type ShareDrawing = { title: string; brand: string; place: string; svg: string };

export type SharePictures = ReturnType<typeof collectSharePictures>;

/**
 * Pictures for shared links. The URL contains a hash of the inputs, so it changes when they do, and
 * the build draws new pictures only.
 */
export function collectSharePictures({ sourceOf }: Pictures, { name, address }: Clinic) {
  const brand = name.full;
  const place = `${address.city}, ${address.region}`;
  const asked = new Map<string, ShareDrawing>();
  return {
    /** A page's picture, from its title and an illustration. */
    of: (title: string, illustration: string): SharePicture => {
      const svg = sourceOf(illustration);
      const drawing = { title, brand, place, svg };
      const hash = shortHash(JSON.stringify([layoutVersion, drawing]));
      const src = `/assets/share-${hash}.png`;
      asked.set(src, drawing);
      const shown = /<title>([^<]+)<\/title>/.exec(svg)?.[1];
      const words = /[.?]$/.test(title) ? title : `${title}.`;
      return { src, ...shareSize, alt: shown === undefined ? title : `${words} ${shown}.` };
    },
    /** All pictures requested so far, by URL. */
    list: (): ReadonlyMap<string, ShareDrawing> => asked,
  };
}
