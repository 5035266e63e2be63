import type { z } from "zod";
import type { CollectionName, Collections } from "../content-model/collections.ts";
import type { ContentFile } from "../content-model/content-file.ts";
import type { Problem } from "../content-model/problems.ts";
import type { ReadContent } from "../content-model/read-content.ts";
import type { Site } from "../content-model/site.ts";
import type { PageData } from "../document/page.ts";

/**
 * A page with a content file of its own.
 * `load` picks what the page shows; it runs at build time, and what it gives is the page's own chunk.
 */
type SinglePage<Schema extends z.ZodType, Content> = {
  path: string;
  content: ContentFile<Schema>;
  /** Rules between the page's content and that of other files. */
  check?(page: z.infer<Schema>, read: ReadContent): Problem[];
  /** Shown in place of other pages, and in no list of pages. */
  isStandIn?: boolean;
  load(site: Site, page: z.infer<Schema>, path: string): PageData<Content>;
  /** Other files that the page offers, by their path. */
  files?(site: Site, page: z.infer<Schema>): ReadonlyMap<string, string>;
};

/** A page for each entry of a collection: `/blog/:slug`, or the paths of some entries alone. */
type EntryPage<Name extends CollectionName, Content> = {
  path: string | readonly string[];
  collection: Name;
  load(site: Site, entry: Collections[Name][number], path: string): PageData<Content>;
};

/** What the build knows of any route. */
export type RouteDeclaration = SinglePage<z.ZodType, unknown> | EntryPage<CollectionName, unknown>;

/** Declares the page at a path, such as `/about`. Exported as `route` from app/routes/about/route.ts. */
export function declarePage<Schema extends z.ZodType, Content>(
  page: SinglePage<Schema, Content>,
): SinglePage<Schema, Content> {
  return page;
}

/** Declares the pages of a collection's entries. A path that another route gives whole is its own. */
export function declareEntryPages<Name extends CollectionName, Content>(
  pages: EntryPage<Name, Content>,
): EntryPage<Name, Content> {
  return pages;
}
