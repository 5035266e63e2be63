import { UserError } from "../../src/content/problems.ts";
import { type BuildSite, readSite } from "../../src/site/read-site.ts";
import type { Settings } from "../settings.ts";
import { problemsOfPhoto } from "./photos.ts";

export type SiteCache = ReturnType<typeof siteCache>;

/** Reads the site of a folder on first use, and again after `invalidate()`. */
export function siteCache(folder: string, settings: () => Settings) {
  let cached: Promise<BuildSite> | undefined;
  const read = async () => {
    const { edition, origin } = settings();
    const site = readSite(folder, edition, origin);
    const problems = await Promise.all(site.photos.map((photo) => problemsOfPhoto(photo, folder)));
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
