import { expect, test } from "vitest";
import { headTags, type PageMetadata } from "./page-metadata.ts";

const brand = "Hill Vets";
const origin = "https://clinic.example";
const page: PageMetadata = {
  title: "Dental care",
  description: "Cleaner mouths.",
  path: "/services/dental",
  picture: { src: "/assets/dental.png", width: 1200, height: 630, alt: "A dog" },
};
const tagsOf = (page: PageMetadata) =>
  Object.fromEntries(headTags(page, brand, origin).meta.map((tag) => Object.values(tag)));

test("a page says about itself what search engines and shared links show", () => {
  const title = `Dental care | ${brand}`;
  expect(headTags(page, brand, origin)).toMatchObject({ title, canonical: origin + page.path });
  expect(tagsOf({ ...page, isArticle: true })).toMatchObject({
    "og:title": title,
    "og:description": page.description,
    "og:url": origin + page.path,
    "og:type": "article",
    "og:image": `${origin}/assets/dental.png`,
    "twitter:card": "summary_large_image",
  });
});

test("the brand is not added to a title that has it", () => {
  const title = `${brand}: dental care`;
  expect(headTags({ ...page, title }, brand, origin).title).toBe(title);
});

test("a string in structured data cannot end its script element", () => {
  const graph = { "@graph": [{ "@type": "WebPage", name: "</script><script>" }] };
  const { structuredData } = headTags({ ...page, structuredData: graph }, brand, origin);
  expect(structuredData).not.toContain("<");
  expect(JSON.parse(structuredData ?? "")).toEqual(graph);
});
