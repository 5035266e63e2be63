import type { z } from "zod";
import type { ContentFile } from "../content/read.ts";
import type { CollectionName } from "../site/content-files.ts";
import type { Entry, PageContent, Site } from "../content/site.ts";

type Declaration<Content, Shown extends object> = {
  path: string;
  structuredData?(site: Site, content: Content): readonly object[];
  /** Returns what the page shows between its head and its end, or instead of them. Runs at build time. */
  load(site: Site, content: Content): Shown;
};

/** Any route: one page, or a page for each entry of a collection. */
export type Route = Declaration<PageContent, object> &
  ({ file: ContentFile<z.ZodType<PageContent>> } | { collection: CollectionName });

/** Declares the page at a path, such as `/about`. A route.ts exports it as `route`. */
export const declarePage = <Schema extends z.ZodType<PageContent>, Shown extends object>(
  route: Declaration<z.output<Schema>, Shown> & { file: ContentFile<Schema> },
) => route;

/** Fields of a content file, as they are. */
export const pick = <Content extends object, Name extends keyof Content>(
  content: Content,
  ...names: Name[]
) =>
  Object.fromEntries(names.map((name) => [name, content[name]])) as unknown as Pick<Content, Name>;

/** Declares one page per entry of a collection, at a path such as `/blog/:slug`. */
export const declareEntryPages = <Name extends CollectionName, Shown extends object>(
  route: Declaration<Entry<Name>, Shown> & { collection: Name },
) => route;
