import { isFallback } from "../policies/canonical-path.ts";
import { type HeadTags, headTags } from "../policies/page-metadata.ts";
import { siteOrigin } from "../policies/site-origin.ts";
import type { Head } from "./route-declaration.ts";
import type { PageContent, Route, Site } from "./site.ts";

/** The head tags of a page. */
export function headOf(
  site: Site,
  { path, collection }: Route,
  page: PageContent,
  head: Head,
): HeadTags {
  const brand = site.clinic.name.full;
  if (isFallback(path)) return headTags(page.search, brand);
  const { parent, picture, nodes = [] } = head;
  const trail = [
    { name: site.labels.shell.home, path: "/" },
    ...(parent ? [parent] : []),
    { name: page.title ?? page.search.title, path },
  ];
  const structuredData = {
    "@context": "https://schema.org",
    "@graph": path === "/" ? nodes : [breadcrumbs(trail), ...nodes],
  };
  const isArticle = collection === "articles";
  return headTags(
    { ...page.search, path, picture: site.sharePicture(picture), isArticle, structuredData },
    brand,
  );
}

/** The way to a page, for search engines (https://schema.org/BreadcrumbList). */
function breadcrumbs(trail: readonly { name: string; path: string }[]) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: siteOrigin() + path,
    })),
  };
}
