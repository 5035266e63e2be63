import { posix } from "node:path";
import { isFallback } from "../addresses/paths.ts";
import type { PageContent, Route, Site } from "./site.ts";

export type MetaTags = ReturnType<typeof metaOf>;

/**
 * What search engines and shared links read of a page. A page that shows in place of others is not indexed.
 * @param nodes what the page is about, as structured data
 */
export function metaOf(
  site: Site,
  { path, collection }: Pick<Route, "path" | "collection">,
  { title, search, picture }: PageContent,
  nodes: readonly object[] = [],
) {
  const { clinic, labels, origin, sharePicture } = site;
  const parent = parentOf(site, path);
  const brand = clinic.name.full;
  const fullTitle = search.title.includes(brand) ? search.title : `${search.title} | ${brand}`;
  const canonical = isFallback(path) ? undefined : origin + path;
  const shared = canonical && sharePicture(picture);
  const openGraph = {
    "og:title": fullTitle,
    "og:description": search.description,
    "og:type": collection === "articles" ? "article" : "website",
    "og:url": canonical,
    "og:site_name": brand,
    ...(shared && {
      "og:image": origin + shared.src,
      "og:image:width": String(shared.width),
      "og:image:height": String(shared.height),
      "og:image:alt": shared.alt,
    }),
  };
  const trail = [
    { name: labels.home, path: "/" },
    ...(parent ? [parent] : []),
    { name: title ?? search.title, path },
  ];
  const graph = path === "/" ? nodes : [breadcrumbs(trail, origin), ...nodes];
  const structuredData = JSON.stringify({ "@context": "https://schema.org", "@graph": graph });
  return {
    title: fullTitle,
    tags: [
      { name: "description", content: search.description },
      { name: "robots", content: canonical ? "index, follow" : "noindex, follow" },
      ...Object.entries(openGraph).flatMap(([property, content]) =>
        content === undefined ? [] : [{ property, content }],
      ),
      // Twitter cards fall back to Open Graph for the rest.
      { name: "twitter:card", content: canonical ? "summary_large_image" : "summary" },
    ],
    canonical,
    /** JSON-LD, prerendered only, because crawlers do not navigate. A "<" in a string could close its script element. */
    structuredData: canonical && structuredData.replaceAll("<", "\\u003c"),
  };
}

/** The page above another, by its address, unless that is home. */
export function parentOf({ titleOf }: Site, address: string) {
  const path = posix.dirname(address);
  return path === "/" ? undefined : { name: titleOf(path), path };
}

/** The way to a page, for search engines (https://schema.org/BreadcrumbList). */
const breadcrumbs = (trail: readonly { name: string; path: string }[], origin: string) => ({
  "@type": "BreadcrumbList",
  itemListElement: trail.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: origin + path,
  })),
});
