import path from "node:path";
import sharp from "sharp";
import { type Problem, UserError } from "../../src/content/problems.ts";
import type { NamedPhoto } from "../../src/content/read.ts";
import type { Site } from "../../src/site/site.ts";
import type { Settings } from "../settings.ts";
import { loadSite } from "./load-site.ts";

export type SiteReader = ReturnType<typeof siteReader>;

/** Reads the site of a folder on first use, and again after `invalidate()`. */
export function siteReader(folder: string, settings: () => Settings) {
  let cached: Promise<Site> | undefined;
  const read = async () => {
    const { edition, origin } = settings();
    const site = loadSite(folder, edition, origin);
    const problems = await Promise.all(site.photos.map((photo) => problemsOf(photo, folder)));
    if (problems.flat().length > 0) throw new UserError(problems.flat());
    return site;
  };
  return {
    folder,
    settings,
    get: (): Promise<Site> => {
      cached ??= read();
      return cached;
    },
    invalidate: () => {
      cached = undefined;
    },
  };
}

/** Decodes a photograph, so that a broken one is reported with its field. Small, so it is quick. */
const problemsOf = ({ photo, ...place }: NamedPhoto, folder: string): Promise<Problem[]> => {
  const message = `${photo} is no picture, or only a part of one`;
  const expected = "the photo sent or saved again, as JPEG, PNG or WebP";
  const read = sharp(path.join(folder, photo)).resize(16).toBuffer();
  return read.then(() => []).catch(() => [{ ...place, message, expected }]);
};
