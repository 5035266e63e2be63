import path from "node:path";
import { type MetaTags, metaOf } from "./page-meta.ts";
import type { Route } from "../pages/declare.ts";
import { signingOf } from "./signatures.ts";
import type { Page, PageContent, Site } from "../content/site.ts";
import { type Trail, trailTo } from "./trail.ts";

export type RouteTable = ReturnType<typeof routeTable>;

/** What machines read of a page, and what its component shows. */
export type PageData = { meta: MetaTags; content: object };

/** The head and the end of a page, if its loader gives it no others. */
export type PageFrame = ReturnType<typeof frameOf>;

const frameOf = (site: Site, path: string, trail: Trail, content: PageContent) => ({
  trail,
  title: content.title,
  lead: content.lead,
  picture: site.picture(content.picture),
  closing: content.closing,
  guest: content.guest === undefined ? undefined : site.picture(content.guest),
  signing: signingOf(site, path),
});

/** @param routes each by the name of its folder in src/pages */
export function routeTable(routes: Readonly<Record<string, Route>>) {
  return {
    ownFiles: Object.values(routes).flatMap((route) => ("file" in route ? route.file : [])),
    /** All pages sorted by path, from the names of all files of content. */
    listPages(fileNames: readonly string[]): Page[] {
      const pages = Object.entries(routes).flatMap(([name, route]): Page[] => {
        if ("file" in route) return [{ path: route.path, route: name, file: route.file.path }];
        const { collection } = route;
        const pathOf = (file: string) => route.path.replace(":slug", path.basename(file, ".mdx"));
        return fileNames
          .filter((file) => path.dirname(file) === collection && file.endsWith(".mdx"))
          .map((file) => ({ path: pathOf(file), route: name, file, collection }));
      });
      return pages.sort((a, b) => a.path.localeCompare(b.path));
    },

    loadPageData(site: Site, page: Page): PageData {
      const route = routes[page.route] as Route;
      const content = site.contentAt(page.path);
      const trail = trailTo(site, page.path, content);
      return {
        meta: metaOf(site, page, content, trail, route.structuredData?.(site, content)),
        content: { ...frameOf(site, page.path, trail, content), ...route.load(site, content) },
      };
    },
  };
}
