import type { z } from "zod";
import type { CollectionName, Collections } from "../content-model/collections.ts";
import type { ContentFile } from "../content-model/content-file.ts";
import type { PageContent, Site } from "../content-model/site.ts";
import type { PageData } from "../document/page.ts";
import { headTags, type PageMetadata, type SharePicture } from "../policies/page-metadata.ts";
import { type PageSummary, pageGraph, type Thing } from "../policies/structured-data.ts";
import type { PictureData } from "../ui/picture/picture.tsx";

/** A page with its own content file. `load` runs at build time and returns the page's chunk. */
type SinglePage<Schema extends z.ZodType, Content> = {
  path: string;
  content: ContentFile<Schema>;
  /** Shown in place of other pages; no page list contains it. */
  isFallback?: boolean;
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

/** What a page tells machines about itself, besides its words and its path. */
export type Head = Pick<PageSummary, "type" | "questions"> & {
  /** The illustration for shared links, and for the top unless the loader returns another. */
  picture: string;
  /** The page's name in breadcrumbs and on that picture, unless that is its title. */
  title?: string;
  /** The parent page, unless that is home. */
  parent?: { name: string; path: string };
  article?: PageMetadata["article"];
  /** What the page is about, besides the clinic. */
  things?: (picture: SharePicture) => Thing[];
};

/** What a component shows: what its loader returns, plus what its head already provides. */
type Shown<Content> = { picture: PictureData; parent?: Head["parent"] } & Content;

type Words<Schema extends z.ZodType> = Omit<z.infer<Schema>, "meta">;

/** Declares the page at a path, such as `/about`. A route.ts exports it as `route`. */
export function declarePage<Schema extends z.ZodType<PageContent>, Content>({
  head,
  load,
  ...page
}: Omit<SinglePage<Schema, Content>, "load" | "isFallback"> & {
  head(site: Site, page: Words<Schema>): Head;
  load(site: Site, page: Words<Schema>): Content;
}): SinglePage<Schema, Shown<Content>> {
  return {
    ...page,
    load(site, content, path) {
      const { meta: _, ...words } = content;
      return withHead(site, path, content, head(site, words), load(site, words));
    },
  };
}

/** Declares a page that is shown in place of others and has no URL of its own. */
export function declareFallbackPage<Schema extends z.ZodType<PageContent>, Content>({
  load,
  ...page
}: Pick<SinglePage<Schema, Content>, "path" | "content"> & {
  load(site: Site, page: Words<Schema>): Content;
}): SinglePage<Schema, Content> {
  return {
    ...page,
    isFallback: true,
    load: (site, { meta, ...words }) => ({
      head: headTags(meta, site.clinic.name.full),
      content: load(site, words),
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
}): EntryPage<Name, Shown<Content>> {
  return {
    ...pages,
    load: (site, entry, path) => withHead(site, path, entry, head(site, entry), load(site, entry)),
  };
}

/** A page's data: its head tags, including structured data, and what its component shows. */
function withHead<Content>(
  site: Site,
  path: string,
  words: PageContent,
  { parent, picture: illustration, article, things, ...head }: Head,
  content: Content,
): PageData<Shown<Content>> {
  const { meta, title = meta.title } = { ...words, ...head };
  const picture = site.sharePictures.of(title, illustration);
  const home = { name: site.labels.home, path: "/" };
  const summary: PageSummary = {
    ...head,
    path,
    title,
    description: meta.description,
    picture: picture.src,
    trail: path === "/" ? [] : [home, ...(parent ? [parent] : []), { name: title, path }],
  };
  const structuredData = pageGraph(summary, site, things?.(picture));
  return {
    head: headTags({ ...meta, path, picture, article, structuredData }, site.clinic.name.full),
    content: { picture: site.illustration(illustration), parent, ...content },
  };
}
