import path from "node:path";
import sharp from "sharp";
import { type BuildSite, readSite } from "../../src/assemble/read-site.ts";
import { UserError } from "../../src/reader/problems.ts";
import type { NamedPhoto } from "../../src/reader/read.ts";
import type { Settings } from "../settings.ts";

export type SiteCache = ReturnType<typeof siteCache>;

/** Reads the site of a folder on first use, and again after `invalidate()`. */
export function siteCache(folder: string, settings: () => Settings) {
  let cached: Promise<BuildSite> | undefined;
  const read = async () => {
    const { edition, origin } = settings();
    const site = readSite(folder, edition, origin);
    const problems = await Promise.all(site.photos.map((photo) => checkPhoto(photo, folder)));
    if (problems.flat().length > 0) throw new UserError(problems.flat());
    return site;
  };
  return {
    folder,
    settings,
    get() {
      cached ??= read();
      return cached;
    },
    invalidate() {
      cached = undefined;
    },
  };
}

/** Decodes a photograph at a tiny size, which is quick, and reports a broken one with its field. */
function checkPhoto({ photo, ...location }: NamedPhoto, folder: string) {
  const message = `${photo} is no picture, only a part of one, or has over 268 million pixels`;
  const expected = "the photo sent or saved again, smaller, as JPEG, PNG or WebP";
  const read = sharp(path.join(folder, photo)).resize(16).toBuffer();
  return read.then(() => []).catch(() => [{ ...location, message, expected }]);
}
