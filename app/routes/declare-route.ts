import type { z } from "zod";
import type { CollectionName, Collections } from "../content-model/collections.ts";
import type { ContentFile } from "../content-model/content-file.ts";
import type { Site } from "../content-model/site.ts";
import type { PageData } from "../document/page.ts";

/** A page with its own content file. `load` runs at build time and returns the page's chunk. */
type SinglePage<Schema extends z.ZodType, Content> = {
  path: string;
  content: ContentFile<Schema>;
  /** Shown in place of other pages; no page list contains it. */
  isStandIn?: boolean;
  load(site: Site, page: z.infer<Schema>, path: string): PageData<Content>;
  /** Other files that the page provides, by path. */
  files?(site: Site, page: z.infer<Schema>): ReadonlyMap<string, string>;
};

/** One page per entry of a collection, `/blog/:slug`, or the page of one entry. */
type EntryPage<Name extends CollectionName, Content> = {
  path: string;
  collection: Name;
  load(site: Site, entry: Collections[Name][number], path: string): PageData<Content>;
};

/** Any route, as the build sees it. */
export type RouteDeclaration = SinglePage<z.ZodType, unknown> | EntryPage<CollectionName, unknown>;

/** Declares the page at a path, such as `/about`. A route.ts exports it as `route`. */
export function declarePage<Schema extends z.ZodType, Content>(
  page: SinglePage<Schema, Content>,
): SinglePage<Schema, Content> {
  return page;
}

/** Declares one page per entry of a collection. A route with a full path takes precedence. */
export function declareEntryPages<Name extends CollectionName, Content>(
  pages: EntryPage<Name, Content>,
): EntryPage<Name, Content> {
  return pages;
}
