import type { Graph } from "schema-dts";
import { expect, test } from "vitest";
import { headTags, type PageMetadata } from "./page-metadata.ts";

const brand = "Old Buncombe Veterinary Clinic";
const origin = "https://clinic.example";
const page: PageMetadata = {
  title: "Dental care",
  description: "Cleaner mouths.",
  path: "/services/dental",
  indexing: "index",
  picture: { src: "/assets/dental.png", width: 1200, height: 630, alt: "A dog" },
  article: undefined,
  structuredData: undefined,
};

test("the brand is added to a title that lacks it, and not to one that has it", () => {
  expect(headTags(page, brand, origin).title).toBe(`Dental care | ${brand}`);
  expect(headTags({ ...page, title: `${brand}: dental care` }, brand, origin).title).toBe(
    `${brand}: dental care`,
  );
});

test("a page has every tag, each under the right attribute", () => {
  const { meta, canonical } = headTags(page, brand, origin);
  expect(canonical).toBe("https://clinic.example/services/dental");
  expect(meta).toEqual([
    { name: "description", content: "Cleaner mouths." },
    { name: "robots", content: "index, follow" },
    { property: "og:title", content: `Dental care | ${brand}` },
    { property: "og:description", content: "Cleaner mouths." },
    { property: "og:type", content: "website" },
    { property: "og:url", content: "https://clinic.example/services/dental" },
    { property: "og:site_name", content: brand },
    { property: "og:locale", content: "en_US" },
    { property: "og:image", content: "https://clinic.example/assets/dental.png" },
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: "A dog" },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: `Dental care | ${brand}` },
    { name: "twitter:description", content: "Cleaner mouths." },
  ]);
});

test("an article says when it was written, and a page without a picture has the small card", () => {
  const article = { published: "2024-06-15", modified: "2025-01-02", section: "Seasonal Care" };
  const { meta } = headTags({ ...page, article, picture: undefined }, brand, origin);
  expect(meta).toEqual(
    expect.arrayContaining([
      { property: "og:type", content: "article" },
      { property: "article:published_time", content: "2024-06-15" },
      { property: "article:modified_time", content: "2025-01-02" },
      { property: "article:section", content: "Seasonal Care" },
      { name: "twitter:card", content: "summary" },
    ]),
  );
});

test("a page without an address of its own has no canonical link and is not indexed", () => {
  const { meta, canonical } = headTags(
    { ...page, path: undefined, indexing: "noindex" },
    brand,
    origin,
  );
  expect(canonical).toBeUndefined();
  expect(meta).toContainEqual({ name: "robots", content: "noindex, follow" });
  expect(meta.filter((tag) => "property" in tag && tag.property === "og:url")).toEqual([]);
});

test("a string in structured data cannot end its script element", () => {
  const graph: Graph = {
    "@context": "https://schema.org",
    "@graph": [{ "@type": "WebPage", name: "</script><script>" }],
  };
  const { structuredData } = headTags({ ...page, structuredData: graph }, brand, origin);
  expect(structuredData).not.toContain("<");
  expect(JSON.parse(structuredData ?? "")).toEqual(graph);
});
