import { isFallback } from "../addresses.ts";
import { clinicFile } from "../clinic/clinic.ts";
import type { Trail } from "../clinic/page-frame.ts";
import type { Site } from "../content/site.ts";
import { sharePictureOf } from "../illustrations/pictures.ts";
import type { Page, PageFields } from "../pages/declare.ts";

/** What search engines and shared links read of a page. The fallback pages are not indexed. */
export function metaOf(
  site: Pick<Site, "get" | "origin">,
  { path, group, content }: Pick<Page, "path" | "group"> & { content: PageFields },
  trail: Trail,
  nodes: readonly object[] = [],
) {
  const { origin } = site;
  const { search, picture } = content;
  const brand = site.get(clinicFile).name.full;
  const fullTitle = search.title.includes(brand) ? search.title : `${search.title} | ${brand}`;
  const canonical = isFallback(path) ? undefined : origin + path;
  const shared = canonical === undefined ? undefined : sharePictureOf(picture);
  const openGraph = {
    "og:title": fullTitle,
    "og:description": search.description,
    "og:type": group === "articles" ? "article" : "website",
    "og:url": canonical,
    "og:site_name": brand,
    "og:image": shared && origin + shared.src,
    "og:image:width": shared && String(shared.width),
    "og:image:height": shared && String(shared.height),
    "og:image:alt": shared?.alt,
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
      { name: "twitter:card", content: canonical ? "summary_large_image" : "summary" },
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
