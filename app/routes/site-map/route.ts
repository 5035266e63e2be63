import type { Site } from "../../content-model/site.ts";
import { listPages } from "../../document/load-shell.ts";
import type { PageData } from "../../document/page.ts";
import { pageHead } from "../pieces.ts";

export function load(site: Site) {
  const { meta, ...page } = site.pages.sitemap;
  return {
    head: pageHead(site, { path: "/sitemap", meta, title: page.title, picture: "signpost" }),
    content: {
      ...page,
      categories: site.navigation.siteMap.map(({ icon, category, pages }) => ({
        category,
        icon: site.illustration(icon),
        pages: listPages(site, pages),
      })),
      pictures: { head: site.illustration("signpost"), band: site.illustration("cta") },
    },
  } satisfies PageData<unknown>;
}
