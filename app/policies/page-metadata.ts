import { siteOrigin } from "./site-origin.ts";
import type { StructuredData } from "./structured-data.ts";

/** What every page must say about itself. No defaults: a page cannot inherit another's words. */
export type PageMetadata = {
  /** Without the brand suffix; it is added unless the brand stands in the title already. */
  title: string;
  description: string;
  /** Canonical path; undefined for the not-found page, which has no address of its own. */
  path: string | undefined;
  kind: "website" | "article";
  indexing: "index" | "noindex";
  structuredData: readonly StructuredData[];
};

/** Tags of the head, ready to render. */
export type HeadTags = {
  title: string;
  meta: ({ name: string; content: string } | { property: string; content: string })[];
  canonical: string | undefined;
  /** JSON-LD, one script element each. */
  structuredData: string[];
};

/** The complete head tags of a page: title, description, robots, canonical, Open Graph, Twitter card. */
export function headTags(page: PageMetadata, brand: string, origin = siteOrigin()): HeadTags {
  const title = page.title.includes(brand) ? page.title : `${page.title} | ${brand}`;
  const canonical = page.path === undefined ? undefined : `${origin}${page.path}`;
  return {
    title,
    meta: [
      { name: "description", content: page.description },
      { name: "robots", content: page.indexing === "index" ? "index, follow" : "noindex, follow" },
      { property: "og:title", content: title },
      { property: "og:description", content: page.description },
      { property: "og:type", content: page.kind },
      ...(canonical === undefined ? [] : [{ property: "og:url", content: canonical }]),
      { property: "og:site_name", content: brand },
      { property: "og:locale", content: "en_US" },
      { name: "twitter:card", content: "summary" },
      { name: "twitter:title", content: title },
      { name: "twitter:description", content: page.description },
    ],
    canonical,
    // A "<" in a string could end the script element early.
    structuredData: page.structuredData.map((thing) =>
      JSON.stringify(thing).replaceAll("<", "\\u003c"),
    ),
  };
}
