type SharePicture = { src: string; width: number; height: number; alt: string | undefined };

export type PageMetadata = {
  /** Without the brand, which is appended unless the title contains it. */
  title: string;
  description: string;
  /** Canonical path. A page without one, shown in place of others, is not indexed. */
  path?: string;
  picture?: SharePicture;
  isArticle?: boolean | undefined;
  structuredData?: object;
};

export type HeadTags = {
  title: string;
  meta: ({ name: string; content: string } | { property: string; content: string })[];
  canonical: string | undefined;
  /** JSON-LD, prerendered only, because crawlers do not navigate on the client. */
  structuredData: string | undefined;
};

export function headTags(page: PageMetadata, brand: string, origin: string): HeadTags {
  const { description, picture, isArticle = false } = page;
  const title = page.title.includes(brand) ? page.title : `${page.title} | ${brand}`;
  const canonical = page.path === undefined ? undefined : `${origin}${page.path}`;
  const openGraph = {
    "og:title": title,
    "og:description": description,
    "og:type": isArticle ? "article" : "website",
    "og:url": canonical,
    "og:site_name": brand,
    ...(picture && {
      "og:image": `${origin}${picture.src}`,
      "og:image:width": String(picture.width),
      "og:image:height": String(picture.height),
      "og:image:alt": picture.alt,
    }),
  };
  return {
    title,
    meta: [
      { name: "description", content: description },
      { name: "robots", content: canonical === undefined ? "noindex, follow" : "index, follow" },
      ...Object.entries(openGraph).flatMap(([property, content]) =>
        content === undefined ? [] : [{ property, content }],
      ),
      // Twitter cards fall back to Open Graph for the rest.
      { name: "twitter:card", content: picture === undefined ? "summary" : "summary_large_image" },
    ],
    canonical,
    // A "<" in a string could close the script element.
    structuredData:
      page.structuredData && JSON.stringify(page.structuredData).replaceAll("<", "\\u003c"),
  };
}
