import { loadSite } from "../../src/routes/load-site.ts";
import { cached } from "../cached.ts";
import type { Settings } from "../settings.ts";
import { checkPhotos } from "./check-photos.ts";

/** The site of a folder, read when it is first asked for and again after a change. */
export const siteReader = (folder: string, settings: () => Settings) => ({
  folder,
  settings,
  ...cached(async () => {
    const { edition, origin } = settings();
    const site = loadSite(folder, edition, origin);
    await checkPhotos(site, folder);
    return site;
  }),
});

export type SiteReader = ReturnType<typeof siteReader>;
