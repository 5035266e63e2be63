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

/** What only machines and other pages read of a page’s content. Its loader adds what visitors see of these. */
export const ofMachines = [
  "search",
  "approved",
  "decide",
  "path",
  "slug",
  "outline",
  "readTime",
] as const;

/** What a page shows of its content. */
export type Shown<Content> = Omit<Content, (typeof ofMachines)[number]>;

/** Any route, as the build sees it. */
export type RouteDeclaration = {
  path: string;
  head(site: Site, page: PageContent): Head;
  load(site: Site, page: object, head: Head, content: PageContent): object;
} & ({ file: ContentFile<z.ZodType<PageContent>> } | { collection: CollectionName });

/** Declares the page at a path, such as `/about`. A route.ts exports it as `route`. */
export const declarePage = <Schema extends z.ZodType<PageContent>, Content extends object>(page: {
  path: string;
  file: ContentFile<Schema>;
  head(site: Site, page: z.output<Schema>): Head;
  /** What the page shows, and its component gets. Runs at build time. */
  load(site: Site, page: Shown<z.output<Schema>>, head: Head): Content;
}) => page;

/** Declares one page per entry of a collection, at a path such as `/blog/:slug`. */
export const declareEntryPages = <
  Name extends CollectionName,
  Entry extends Collections[Name][number],
  Content extends object,
>(pages: {
  path: string;
  collection: Name;
  head(site: Site, entry: Entry): Head;
  load(site: Site, page: Shown<Entry>, head: Head, entry: Entry): Content;
}) => pages;
