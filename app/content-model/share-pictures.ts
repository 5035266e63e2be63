import type { SharePicture } from "../policies/page-metadata.ts";
import type { Pictures } from "./pictures.ts";
import { shortHash } from "./short-hash.ts";

/** Size in pixels, as the networks that show shared links ask for it. */
export const shareSize = { width: 1200, height: 630 };

/** Raise it when tools/draw-share-picture.ts draws another picture of the same words. */
const layoutVersion = 2;

/** What a picture is drawn from. */
export type ShareDrawing = { title: string; brand: string; place: string; svg: string };

/**
 * The pictures of shared links. Each is named after what it is drawn from, so that its address
 * changes when it does, and the build draws only those that it has not drawn before.
 */
export type SharePictures = {
  /** The picture of a page: its title, and one of the illustrations. */
  of: (title: string, illustration: string) => SharePicture;
  /** Those that pages have asked for, by address. */
  list: () => ReadonlyMap<string, ShareDrawing>;
};

export function collectSharePictures(
  pictures: Pictures,
  brand: string,
  place: string,
): SharePictures {
  const asked = new Map<string, ShareDrawing>();
  return {
    of: (title, illustration) => {
      const svg = pictures.source(illustration);
      const drawing = { title, brand, place, svg };
      const hash = shortHash(JSON.stringify([layoutVersion, drawing]));
      const src = `/assets/share-${hash}.png`;
      asked.set(src, drawing);
      const shown = /<title>([^<]+)<\/title>/.exec(svg)?.[1];
      const words = /[.?]$/.test(title) ? title : `${title}.`;
      return { src, ...shareSize, alt: shown === undefined ? title : `${words} ${shown}.` };
    },
    list: () => asked,
  };
}
