import type { z } from "zod";
import type { ContentFile } from "../content/read.ts";
import type { CollectionName } from "../content/schemas/index.ts";
import type { Collections, PageContent, Site } from "./site.ts";

/** What a page tells machines about itself, besides its content and path. */
export type Head = {
  /** The picture for shared links, which most pages show, too. */
  picture: string;
  /** The parent page, unless that is home. */
  parent?: { name: string; path: string };
  /** What the page is about, as structured data. */
  nodes?: readonly object[];
};

/** A page with its own content file. */
export type SinglePage<Schema extends z.ZodType, Content> = {
  path: string;
  file: ContentFile<Schema>;
  head(site: Site, page: z.output<Schema>): Head;
  /** What the page shows, and its component gets. Runs at build time. */
  load(site: Site, page: Omit<z.output<Schema>, "search">, head: Head): Content;
};

/** One page per entry of a collection, `/blog/:slug`. */
export type EntryPage<Name extends CollectionName, Content> = {
  path: string;
  collection: Name;
  head(site: Site, entry: Collections[Name][number]): Head;
  load(site: Site, entry: Collections[Name][number], head: Head): Content;
};

/** Any route, as the build sees it. */
export type RouteDeclaration = {
  path: string;
  head(site: Site, page: PageContent): Head;
  load(site: Site, page: object, head: Head): object;
} & ({ file: ContentFile<z.ZodType<PageContent>> } | { collection: CollectionName });

/** Declares the page at a path, such as `/about`. A route.ts exports it as `route`. */
export const declarePage = <Schema extends z.ZodType<PageContent>, Content extends object>(
  page: SinglePage<Schema, Content>,
) => page;

/** Declares one page per entry of a collection, at a path such as `/blog/:slug`. */
export const declareEntryPages = <Name extends CollectionName, Content extends object>(
  pages: EntryPage<Name, Content>,
) => pages;
