import type { z } from "zod";
import type { ContentFile } from "../content/read.ts";
import type { CollectionName } from "../content/schemas/index.ts";
import type { Entry, PageContent, Site } from "./site.ts";

type Declaration<Content, Page extends object> = {
  path: string;
  /** What the page is about, as structured data. */
  structuredData?(site: Site, content: Content): readonly object[];
  /** All that the page shows, and its component gets, besides the trail. Runs at build time. */
  load(site: Site, content: Content): Page;
};

/** Any route, as the build sees it. */
export type RouteDeclaration = Declaration<PageContent, object> &
  ({ file: ContentFile<z.ZodType<PageContent>> } | { collection: CollectionName });

/** Declares the page at a path, such as `/about`. A route.ts exports it as `route`. */
export const declarePage = <Schema extends z.ZodType<PageContent>, Page extends object>(
  page: Declaration<z.output<Schema>, Page> & { file: ContentFile<Schema> },
) => page;

/** Declares one page per entry of a collection, at a path such as `/blog/:slug`. */
export const declareEntryPages = <Name extends CollectionName, Page extends object>(
  pages: Declaration<Entry<Name>, Page> & { collection: Name },
) => pages;
