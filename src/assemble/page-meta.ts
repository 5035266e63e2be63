import { isFallback } from "../addresses.ts";
import { clinicFile } from "../clinic/clinic.ts";
import type { Trail } from "../clinic/page-frame.ts";
import { homeFile } from "../pages/home/schema.ts";
import type { Site } from "../reader/site.ts";
import type { BuildPage } from "./read-site.ts";
import { shareImage, structuredData } from "./structured-data.ts";

/** What search engines and shared links read of a page. The fallback pages are not indexed. */
export function pageMeta(site: Site, page: BuildPage, trail: Trail) {
  const { path, collection, content } = page;
  const { search, photo } = content;
  const brand = site.get(clinicFile).name.full;
  const fullTitle = search.title.includes(brand) ? search.title : `${search.title} | ${brand}`;
  const canonical = isFallback(path) ? undefined : site.origin + path;
  const openGraph = {
    "og:title": fullTitle,
    "og:description": search.description,
    "og:type": collection === "articles" ? "article" : "website",
    "og:url": canonical,
    "og:site_name": brand,
    "og:image": shareImage(site, photo),
    // The picture of the whole site is the drawing of Home.
    "og:image:alt": (photo ?? site.get(homeFile).hero).alt,
    ...(!photo && { "og:image:width": "1200", "og:image:height": "630" }),
  };
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
    structuredData:
      canonical && JSON.stringify(structuredData(site, page, trail)).replaceAll("<", "\\u003c"),
  };
}
