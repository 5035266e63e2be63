import type {
  ImageObjectLeaf,
  LocalBusinessLeaf,
  MergeLeafTypes,
  QuantitativeValueLeaf,
  Thing,
  VeterinaryCareLeaf,
  WebPageLeaf,
} from "schema-dts";
import { siteOrigin } from "../../policies/site-origin.ts";

/*
 * Structured data (schema.org): one graph per page, whose nodes reference each other by `@id`. An
 * `@id` never changes. Never contains reviews or ratings of the clinic itself.
 */

export type PageType = "WebPage" | "AboutPage" | "ContactPage" | "CollectionPage";

/** VeterinaryCare lacks opening hours and price range, which LocalBusiness has. */
export type ClinicLeaf = MergeLeafTypes<[VeterinaryCareLeaf, LocalBusinessLeaf]>;

/** A page can be an FAQPage and another type at once. */
export type PageLeaf = Omit<WebPageLeaf, "@type"> & {
  "@type": PageType | "FAQPage" | [PageType, "FAQPage"];
};

export type Identified<Leaf> = Leaf & { "@id": string };

/** A node. Types check the vocabulary of schema.org, except in `...(condition && { property })`. */
export type GraphNode = Identified<Exclude<Thing, string> | PageLeaf | ClinicLeaf>;

export type PageGraph = { "@context": "https://schema.org"; "@graph": readonly GraphNode[] };

export const at = (path: string) => `${siteOrigin()}${path}`;
/** A reference to a node by its `@id`. */
export const ref = (path: string) => ({ "@id": at(path) });
export const clinicId = "/#clinic";
export const websiteId = "/#website";
export const blogId = "/blog#blog";
export const pageId = (path: string) => `${path}#page`;
export const trailId = (path: string) => `${path}#breadcrumb`;
export const serviceId = (path: string) => `${path}#service`;
export const articleId = (path: string) => `${path}#article`;

export function image(path: string): ImageObjectLeaf {
  const pixels = (value: number): QuantitativeValueLeaf => ({
    "@type": "QuantitativeValue",
    value,
    unitCode: "E37",
  });
  return { "@type": "ImageObject", url: at(path), width: pixels(1200), height: pixels(630) };
}
