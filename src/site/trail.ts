import { posix } from "node:path";
import { isFallback } from "../addresses/paths.ts";
import type { PageContent, Site } from "../content/site.ts";

/** The pages from home to this one, for breadcrumbs. */
export type Trail = readonly { name: string; path: string }[];

/** The trail to a page; empty for home and the fallback pages. */
export function trailTo({ titleOf, pages }: Site, path: string, page: PageContent): Trail {
  if (path === "/" || isFallback(path)) return [];
  const parent = posix.dirname(path);
  return [
    { name: "Home", path: "/" },
    ...(parent !== "/" && pages.some((one) => one.path === parent)
      ? [{ name: titleOf(parent), path: parent }]
      : []),
    { name: page.name ?? page.title ?? page.search.title, path },
  ];
}
