import { loadSite } from "../../src/routes/load-site.ts";
import { cached } from "../cached.ts";
import type { Settings } from "../settings.ts";

/** The site of a folder, read when it is first asked for and again after a change. */
export const siteReader = (folder: string, settings: () => Settings) => ({
  folder,
  settings,
  ...cached(async () => {
    const { edition, origin } = settings();
    return loadSite(folder, edition, origin);
  }),
});

export type SiteReader = ReturnType<typeof siteReader>;
