import type { z } from "zod";
import type { ContentFile } from "../content/read.ts";
import type { CollectionName } from "../content/schemas/index.ts";
import type { Trail } from "./page-meta.ts";
import type { Entry, EntryInfo, PageContent, Site } from "./site.ts";

type Declaration<Content, Shown extends object> = {
  path: string;
  /** What the page is about, as structured data. */
  structuredData?(site: Site, content: Content): readonly object[];
  /** What the page shows, and its component gets. Runs at build time. */
  load(site: Site, page: ReturnType<typeof loaderContent<Content>>, content: Content): Shown;
};

/** Any route: one page, or a page for each entry of a collection. */
export type Route = Declaration<PageContent, object> &
  ({ file: ContentFile<z.ZodType<PageContent>> } | { collection: CollectionName });

/**
 * The content that a loader gets: with pictures and the trail, without the fields that only the
 * build reads. If a page shows one of those, its loader adds it.
 */
export function loaderContent<Content>(
  site: Site,
  trail: Trail,
  content: Content & Partial<EntryInfo & Pick<PageContent, "search" | "approved">>,
) {
  const { search, approved, path, slug, readTime, ...shown } = content;
  return site.withPictures({ ...shown, trail });
}

/** Declares the page at a path, such as `/about`. A route.ts exports it as `route`. */
export const declarePage = <Schema extends z.ZodType<PageContent>, Shown extends object>(
  route: Declaration<z.output<Schema>, Shown> & { file: ContentFile<Schema> },
) => route;

/** Declares one page per entry of a collection, at a path such as `/blog/:slug`. */
export const declareEntryPages = <Name extends CollectionName, Shown extends object>(
  route: Declaration<Entry<Name>, Shown> & { collection: Name },
) => route;
