import { expect, test } from "vitest";
import { headTags, type PageMetadata } from "./page-metadata.ts";

const brand = "Old Buncombe Veterinary Clinic";
const origin = "https://clinic.example";
const page: PageMetadata = {
  title: "Dental care",
  description: "Cleaner mouths.",
  path: "/services/dental",
  kind: "website",
  indexing: "index",
  structuredData: [],
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
    { name: "twitter:card", content: "summary" },
    { name: "twitter:title", content: `Dental care | ${brand}` },
    { name: "twitter:description", content: "Cleaner mouths." },
  ]);
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

test("two pages share nothing: one's tags do not leak into the other's", () => {
  headTags({ ...page, description: "Another." }, brand, origin);
  expect(headTags(page, brand, origin).meta).not.toContainEqual({
    name: "description",
    content: "Another.",
  });
});

test("a string in structured data cannot end its script element", () => {
  const thing = { "@context": "https://schema.org", name: "</script><script>" } as const;
  const { structuredData } = headTags({ ...page, structuredData: [thing] }, brand, origin);
  expect(structuredData[0]).not.toContain("<");
  expect(JSON.parse(structuredData[0] ?? "")).toEqual(thing);
});
