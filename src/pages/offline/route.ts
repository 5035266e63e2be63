import { offlinePath, pagePaths } from "../../addresses.ts";
import { defineRoute } from "../define-route.ts";
import { offlineFile } from "./schema.ts";

/** Pages that open offline even if never visited. */
export const offlinePages = [pagePaths.emergency, pagePaths.contact];

export const route = defineRoute({
  path: offlinePath,
  file: offlineFile,
  load: (site) => ({
    list: offlinePages.map((path) => ({ name: site.titleOf(path), path })),
  }),
});
