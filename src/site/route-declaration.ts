import type { z } from "zod";
import type { ContentFile } from "../content/read.ts";
import type { CollectionName } from "../content/schemas/index.ts";
import type { PageMeta } from "./page-meta.ts";
import type { Collections, PageContent, Site } from "./site.ts";

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
  meta(site: Site, page: PageContent): PageMeta;
  load(site: Site, page: object, meta: PageMeta, content: PageContent): object;
} & ({ file: ContentFile<z.ZodType<PageContent>> } | { collection: CollectionName });

/** Declares the page at a path, such as `/about`. A route.ts exports it as `route`. */
export const declarePage = <Schema extends z.ZodType<PageContent>, Content extends object>(page: {
  path: string;
  file: ContentFile<Schema>;
  meta(site: Site, page: z.output<Schema>): PageMeta;
  /** What the page shows, and its component gets. Runs at build time. */
  load(site: Site, page: Shown<z.output<Schema>>, meta: PageMeta): Content;
}) => page;

/** Declares one page per entry of a collection, at a path such as `/blog/:slug`. */
export const declareEntryPages = <
  Name extends CollectionName,
  Entry extends Collections[Name][number],
  Content extends object,
>(pages: {
  path: string;
  collection: Name;
  meta(site: Site, entry: Entry): PageMeta;
  load(site: Site, page: Shown<Entry>, meta: PageMeta, entry: Entry): Content;
}) => pages;
