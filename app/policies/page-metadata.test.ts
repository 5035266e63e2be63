import { expect, test } from "vitest";
import { headTags, type PageMetadata } from "./page-metadata.ts";

const brand = "Old Buncombe Veterinary Clinic";
const origin = "https://clinic.example";
const page: PageMetadata = {
  title: "Dental care",
  description: "Cleaner mouths.",
  path: "/services/dental",
  picture: { src: "/assets/dental.png", width: 1200, height: 630, alt: "A dog" },
};

test("the brand is added to a title that lacks it, and not to one that has it", () => {
  expect(headTags(page, brand, origin).title).toBe(`Dental care | ${brand}`);
  expect(headTags({ ...page, title: `${brand}: dental care` }, brand, origin).title).toBe(
    `${brand}: dental care`,
  );
});

test("an article says when it was written", () => {
  const article = { published: "2024-06-15", modified: "2025-01-02", section: "Seasonal Care" };
  const { meta } = headTags({ ...page, article }, brand, origin);
  expect(meta).toEqual(
    expect.arrayContaining([
      { property: "og:type", content: "article" },
      { property: "article:published_time", content: "2024-06-15" },
      { property: "article:modified_time", content: "2025-01-02" },
      { property: "article:section", content: "Seasonal Care" },
    ]),
  );
});

test("a page without a path is not indexed, and one without a picture has the small card", () => {
  const { meta, canonical } = headTags({ title: "Gone", description: "No page." }, brand, origin);
  expect(canonical).toBeUndefined();
  expect(meta).toContainEqual({ name: "robots", content: "noindex, follow" });
  expect(meta).toContainEqual({ name: "twitter:card", content: "summary" });
});

test("a string in structured data cannot end its script element", () => {
  const graph = { "@graph": [{ "@type": "WebPage", name: "</script><script>" }] };
  const { structuredData } = headTags({ ...page, structuredData: graph }, brand, origin);
  expect(structuredData).not.toContain("<");
  expect(JSON.parse(structuredData ?? "")).toEqual(graph);
});
