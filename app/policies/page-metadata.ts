import type { Graph } from "schema-dts";
import { siteOrigin } from "./site-origin.ts";

/** The picture for shared links. */
export type SharePicture = { src: string; width: number; height: number; alt: string };

/** Metadata of one page. No defaults, so that no page inherits another's text. */
export type PageMetadata = {
  /** Without the brand, which is appended unless the title contains it. */
  title: string;
  description: string;
  /** Canonical path; undefined for the not-found page. */
  path: string | undefined;
  indexing: "index" | "noindex";
  /** Undefined for the not-found page. */
  picture: SharePicture | undefined;
  /** Dates, as 2024-06-15, if the page is an article. */
  article: { published: string; modified: string; section: string } | undefined;
  structuredData: Graph | undefined;
};

/** Head tags, ready to render. */
export type HeadTags = {
  title: string;
  meta: ({ name: string; content: string } | { property: string; content: string })[];
  canonical: string | undefined;
  /** JSON-LD, prerendered only, because crawlers do not navigate on the client. */
  structuredData: string | undefined;
};

/** All head tags of a page: title, description, robots, canonical, Open Graph, Twitter card. */
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
      // Twitter cards fall back to Open Graph for the rest.
      { name: "twitter:card", content: picture === undefined ? "summary" : "summary_large_image" },
      { name: "twitter:title", content: title },
      { name: "twitter:description", content: description },
    ],
    canonical,
    // A "<" in a string could close the script element.
    structuredData:
      page.structuredData && JSON.stringify(page.structuredData).replaceAll("<", "\\u003c"),
  };
}
