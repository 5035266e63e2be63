import type { z } from "zod";
import type { ContentFile } from "../content/read.ts";
import type { CollectionName } from "../content/schemas/index.ts";
import type { Trail } from "./page-meta.ts";
import type { Entry, EntryInfo, PageContent, Site } from "./site.ts";

type Declaration<Content, Page extends object> = {
  path: string;
  /** What the page is about, as structured data. */
  structuredData?(site: Site, content: Content): readonly object[];
  /** What the page shows, and its component gets. Runs at build time. */
  load(site: Site, page: ReturnType<typeof loaderContent<Content>>, content: Content): Page;
};

/** Any route, as the build sees it. */
export type RouteDeclaration = Declaration<PageContent, object> &
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
export const declarePage = <Schema extends z.ZodType<PageContent>, Page extends object>(
  page: Declaration<z.output<Schema>, Page> & { file: ContentFile<Schema> },
) => page;

/** Declares one page per entry of a collection, at a path such as `/blog/:slug`. */
export const declareEntryPages = <Name extends CollectionName, Page extends object>(
  pages: Declaration<Entry<Name>, Page> & { collection: Name },
) => pages;
