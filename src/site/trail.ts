import { posix } from "node:path";
import { isFallback } from "../addresses/paths.ts";
import type { Trail } from "../clinic/page-frame.ts";
import type { Site } from "../content/site.ts";

/** The trail to a page; empty for home and the fallback pages. */
export function trailTo(
  { titleOf, pages }: Pick<Site, "titleOf" | "pages">,
  { path, content }: Pick<Site["pages"][number], "path" | "content">,
): Trail {
  if (path === "/" || isFallback(path)) return [];
  const parent = posix.dirname(path);
  return [
    { name: "Home", path: "/" },
    ...(parent !== "/" && pages.some((one) => one.path === parent)
      ? [{ name: titleOf(parent), path: parent }]
      : []),
    { name: content.name ?? content.title ?? content.search.title, path },
  ];
}

/** Breadcrumbs for search engines (https://schema.org/BreadcrumbList). */
export const breadcrumbNode = (trail: Trail, origin: string) => ({
  "@type": "BreadcrumbList",
  itemListElement: trail.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: origin + path,
  })),
});
