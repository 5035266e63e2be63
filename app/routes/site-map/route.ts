import { z } from "zod";
import { type ContentOf, contentFile } from "../../content-model/content-file.ts";
import { meta, text, words } from "../../content-model/schema-parts.ts";
import type { Site } from "../../content-model/site.ts";
import { listPages } from "../../prerender/load-shell.ts";
import { declarePage } from "../declare-route.ts";
import { pageHead } from "../page-head.ts";

const content = contentFile(
  "pages/sitemap.yaml",
  z.strictObject({ meta, title: text, lead: text, band: words }),
);

export const route = declarePage({ path: "/sitemap", content, load });

function load(site: Site, { meta, ...page }: ContentOf<typeof content>, path: string) {
  return {
    head: pageHead(site, { path, meta, title: page.title, picture: "signpost" }),
    content: {
      ...page,
      categories: site.navigation.siteMap.map(({ icon, category, pages }) => ({
        category,
        icon: site.illustration(icon),
        pages: listPages(site, pages),
      })),
      pictures: { head: site.illustration("signpost"), band: site.illustration("cta") },
    },
  };
}
