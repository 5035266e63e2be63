import type { Graph } from "schema-dts";
import { siteOrigin } from "./site-origin.ts";

/** The picture that a shared link shows. */
export type SharePicture = { src: string; width: number; height: number; alt: string };

/** What every page must say about itself. No defaults: a page cannot inherit another's words. */
export type PageMetadata = {
  /** Without the brand suffix; it is added unless the brand stands in the title already. */
  title: string;
  description: string;
  /** Canonical path; undefined for the not-found page, which has no address of its own. */
  path: string | undefined;
  indexing: "index" | "noindex";
  /** None on the not-found page, which nobody shares. */
  picture: SharePicture | undefined;
  /** Days, as 2024-06-15, where the page is an article. */
  article: { published: string; modified: string; section: string } | undefined;
  structuredData: Graph | undefined;
};

/** Tags of the head, ready to render. */
export type HeadTags = {
  title: string;
  meta: ({ name: string; content: string } | { property: string; content: string })[];
  canonical: string | undefined;
  /**
   * JSON-LD for a script element. It stands in the prerendered document only: whoever reads it does
   * not click through the site.
   */
  structuredData: string | undefined;
};

/** The complete head tags of a page: title, description, robots, canonical, Open Graph, Twitter card. */
export function headTags(page: PageMetadata, brand: string, origin = siteOrigin()): HeadTags {
  const { description, picture, article } = page;
  const title = page.title.includes(brand) ? page.title : `${page.title} | ${brand}`;
  const canonical = page.path === undefined ? undefined : `${origin}${page.path}`;
  return {
    title,
    meta: [
      { name: "description", content: description },
      { name: "robots", content: page.indexing === "index" ? "index, follow" : "noindex, follow" },
      { property: "og:title", content: title },
      { property: "og:description", content: description },
      { property: "og:type", content: article === undefined ? "website" : "article" },
      ...(canonical === undefined ? [] : [{ property: "og:url", content: canonical }]),
      { property: "og:site_name", content: brand },
      { property: "og:locale", content: "en_US" },
      ...(picture === undefined
        ? []
        : [
            { property: "og:image", content: `${origin}${picture.src}` },
            { property: "og:image:type", content: "image/png" },
            { property: "og:image:width", content: String(picture.width) },
            { property: "og:image:height", content: String(picture.height) },
            { property: "og:image:alt", content: picture.alt },
          ]),
      ...(article === undefined
        ? []
        : [
            { property: "article:published_time", content: article.published },
            { property: "article:modified_time", content: article.modified },
            { property: "article:section", content: article.section },
          ]),
      // The rest of a card is taken from the Open Graph tags, but for these.
      { name: "twitter:card", content: picture === undefined ? "summary" : "summary_large_image" },
      { name: "twitter:title", content: title },
      { name: "twitter:description", content: description },
    ],
    canonical,
    // A "<" in a string could end the script element early.
    structuredData:
      page.structuredData && JSON.stringify(page.structuredData).replaceAll("<", "\\u003c"),
  };
}
