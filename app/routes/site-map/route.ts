import { pageFile } from "../../content-model/content-file.ts";
import { listPages } from "../../content-model/load-shell.ts";
import { headedText, text } from "../../content-model/schema-parts.ts";
import { declarePage } from "../declare-route.ts";

const content = pageFile("pages/sitemap.yaml", { title: text, lead: text, band: headedText });

export const route = declarePage({
  path: "/sitemap",
  content,
  parts: () => ["closing-call"],
  head: () => ({ picture: "signpost" }),
  load: (site, page) => ({
    ...page,
    categories: site.navigation.siteMap.map(({ picture, category, pages }) => ({
      category,
      picture: site.picture(picture),
      pages: listPages(site, pages),
    })),
    band: { ...page.band, picture: site.picture("cta") },
  }),
});
