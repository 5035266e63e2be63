import type { z } from "zod";
import type { CollectionName, Collections } from "../content/collections.ts";
import type { ContentFile } from "../content/content-file.ts";
import type { PageData } from "../document/page.ts";
import { headTags, type PageMetadata, type SharePicture } from "../policies/page-metadata.ts";
import { type GraphNode, type PageSummary, pageGraph } from "../policies/structured-data.ts";
import type { PageContent, ReadContent, Site } from "../site/site.ts";
import type { PictureData } from "../ui/picture/picture.tsx";

/**
 * A part of a page that a link may name after #, by its id. If content makes the id, the field says
 * where; without a file, that is the page's own.
 */
export type Part = string | { id: string; file?: string; field: string };

/** A page with its own content file. `load` runs at build time and returns the page's chunk. */
type SinglePage<Schema extends z.ZodType, Content> = {
  path: string;
  content: ContentFile<Schema>;
  /** Shown in place of other pages; no page list contains it. */
  isFallback?: boolean;
  /** The ids of the page, besides those that every page has. */
  parts?(content: ReadContent, page: z.infer<Schema>): Part[];
  load(site: Site, page: z.infer<Schema>, path: string): PageData<Content>;
  /** Other files that the page provides, by path. */
  files?(site: Site, page: z.infer<Schema>): ReadonlyMap<string, string>;
};

/** One page per entry of a collection, `/blog/:slug`, or the page of one entry. */
type EntryPage<Name extends CollectionName, Content> = {
  path: string;
  collection: Name;
  /** The ids of the page, besides those of the headings in its text and those that every page has. */
  parts?(content: ReadContent, entry: Collections[Name][number]): Part[];
  load(site: Site, entry: Collections[Name][number], path: string): PageData<Content>;
};

/** Any route, as the build sees it. */
export type RouteDeclaration = SinglePage<z.ZodType, unknown> | EntryPage<CollectionName, unknown>;

/** What a page tells machines about itself, besides its content and path. */
export type Head = Pick<PageSummary, "type" | "questions"> & {
  /** The picture for shared links, and for the top unless the loader returns another. */
  picture: string;
  /** The page's name in breadcrumbs and on that picture, unless that is its title. */
  title?: string;
  /** The parent page, unless that is home. */
  parent?: { name: string; path: string };
  article?: PageMetadata["article"];
  /** What the page is about besides the clinic, as structured data. */
  nodes?: (picture: SharePicture) => GraphNode[];
};

/** What a component shows: what its loader returns, plus what its head already provides. */
type ComponentContent<Content> = { picture: PictureData; parent?: Head["parent"] } & Content;

type PageCopy<Schema extends z.ZodType> = Omit<z.infer<Schema>, "meta">;

/** Declares the page at a path, such as `/about`. A route.ts exports it as `route`. */
export function declarePage<Schema extends z.ZodType<PageContent>, Content>({
  head,
  load,
  ...page
}: Omit<SinglePage<Schema, Content>, "load" | "isFallback"> & {
  head(site: Site, page: PageCopy<Schema>): Head;
  load(site: Site, page: PageCopy<Schema>): Content;
}): SinglePage<Schema, ComponentContent<Content>> {
  return {
    ...page,
    load(site, content, path) {
      const { meta: _, ...copy } = content;
      return pageData(site, path, content, head(site, copy), load(site, copy));
    },
  };
}

/** Declares a page that is shown in place of others and has no URL of its own. */
export function declareFallbackPage<Schema extends z.ZodType<PageContent>, Content>({
  load,
  ...page
}: Pick<SinglePage<Schema, Content>, "path" | "content"> & {
  load(site: Site, page: PageCopy<Schema>): Content;
}): SinglePage<Schema, Content> {
  return {
    ...page,
    isFallback: true,
    load: (site, { meta, ...copy }) => ({
      head: headTags(meta, site.clinic.name.full),
      content: load(site, copy),
    }),
  };
}

/** Declares one page per entry of a collection. A route with a full path takes precedence. */
export function declareEntryPages<Name extends CollectionName, Content>({
  head,
  load,
  ...pages
}: Omit<EntryPage<Name, Content>, "load"> & {
  head(site: Site, entry: Collections[Name][number]): Head;
  load(site: Site, entry: Collections[Name][number]): Content;
}): EntryPage<Name, ComponentContent<Content>> {
  return {
    ...pages,
    load: (site, entry, path) => pageData(site, path, entry, head(site, entry), load(site, entry)),
  };
}

/** A page's head tags, including structured data, and what its component shows. */
function pageData<Content>(
  site: Site,
  path: string,
  page: PageContent,
  { parent, picture: name, article, nodes, ...head }: Head,
  content: Content,
): PageData<ComponentContent<Content>> {
  const { meta, title = meta.title } = { ...page, ...head };
  const picture = site.sharePictures.of(title, name);
  const home = { name: site.labels.home, path: "/" };
  const summary: PageSummary = {
    ...head,
    path,
    title,
    description: meta.description,
    picture: picture.src,
    trail: path === "/" ? [] : [home, ...(parent ? [parent] : []), { name: title, path }],
  };
  const structuredData = pageGraph(summary, site, nodes?.(picture));
  return {
    head: headTags({ ...meta, path, picture, article, structuredData }, site.clinic.name.full),
    content: { picture: site.picture(name), parent, ...content },
  };
}
