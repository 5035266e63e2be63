import { offlinePath, pagePaths } from "../../addresses/paths.ts";
import { headedText, pageFile, prose, text } from "../../content/fields.ts";
import { declarePage } from "../declare.ts";

/** Pages that open offline even if never visited. */
export const offlinePages = [pagePaths.emergency, pagePaths.contact];

export const route = declarePage({
  path: offlinePath,
  file: pageFile("pages/offline.yaml", { title: text, lead: prose, pages: headedText }),
  load: (site, content) => ({
    pages: {
      ...content.pages,
      list: offlinePages.map((path) => ({ name: site.titleOf(path), path })),
    },
  }),
});
