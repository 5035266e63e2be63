import { type HeadTags, headTags } from "../policies/page-metadata.ts";
import { isFallback } from "../policies/paths.ts";
import type { Head } from "./route-declaration.ts";
import type { PageContent, Route, Site } from "./site.ts";

export function headOf(
  site: Site,
  { path, collection }: Route,
  page: PageContent,
  head: Head,
): HeadTags {
  const { origin, clinic } = site;
  const brand = clinic.name.full;
  if (isFallback(path)) return headTags(page.search, brand, origin);
  const { parent, picture, nodes = [] } = head;
  const trail = [
    { name: site.labels.home, path: "/" },
    ...(parent ? [parent] : []),
    { name: page.title ?? page.search.title, path },
  ];
  const structuredData = {
    "@context": "https://schema.org",
    "@graph": path === "/" ? nodes : [breadcrumbs(trail, origin), ...nodes],
  };
  const shown = { path, picture: site.sharePicture(picture), structuredData };
  const isArticle = collection === "articles";
  return headTags({ ...page.search, ...shown, isArticle }, brand, origin);
}

/** The way to a page, for search engines (https://schema.org/BreadcrumbList). */
function breadcrumbs(trail: readonly { name: string; path: string }[], origin: string) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}
