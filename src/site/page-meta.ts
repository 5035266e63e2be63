import { isFallback } from "../addresses.ts";
import { clinicFile } from "../clinic/clinic.ts";
import type { Trail } from "../clinic/page-frame.ts";
import { imageOf } from "../clinic/structured-data.ts";
import type { Site } from "../content/site.ts";
import type { Page, PageFields } from "../pages/declare.ts";
import { homeFile } from "../pages/home/fields.ts";

/** What search engines and shared links read of a page. The fallback pages are not indexed. */
export function metaOf(
  site: Site,
  { path, group, content }: Pick<Page, "path" | "group"> & { content: PageFields },
  trail: Trail,
  nodes: readonly object[] = [],
) {
  const { origin } = site;
  const { search, photo } = content;
  const brand = site.get(clinicFile).name.full;
  const fullTitle = search.title.includes(brand) ? search.title : `${search.title} | ${brand}`;
  const canonical = isFallback(path) ? undefined : origin + path;
  const openGraph = {
    "og:title": fullTitle,
    "og:description": search.description,
    "og:type": group === "articles" ? "article" : "website",
    "og:url": canonical,
    "og:site_name": brand,
    "og:image": imageOf(site, photo),
    // The picture of the whole site is the drawing of Home.
    "og:image:alt": (photo ?? site.get(homeFile).hero).alt,
    ...(!photo && { "og:image:width": "1200", "og:image:height": "630" }),
  };
  const graph = trail.length > 0 ? [breadcrumbNode(trail, origin), ...nodes] : nodes;
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
      { name: "twitter:card", content: "summary_large_image" },
    ],
    canonical,
    /** JSON-LD. “<” is escaped: “</script>” would end the element. */
    structuredData: canonical && structuredData.replaceAll("<", "\\u003c"),
  };
}

/** Breadcrumbs for search engines (https://schema.org/BreadcrumbList). */
const breadcrumbNode = (trail: Trail, origin: string) => ({
  "@type": "BreadcrumbList",
  itemListElement: trail.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: origin + path,
  })),
});
