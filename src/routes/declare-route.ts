import type { z } from "zod";
import type { CollectionName, Collections, EntryInfo } from "../content/collections.ts";
import { headTags, type PageMetadata } from "../policies/page-metadata.ts";
import type { EntryPage, PageData, SinglePage } from "../site/route-declaration.ts";
import type { SharePicture } from "../site/share-pictures.ts";
import type { PageContent, Site } from "../site/site.ts";
import type { GraphNode } from "../site/structured-data/nodes.ts";
import { type PageSummary, pageGraph } from "../site/structured-data/page-graph.ts";
import type { PictureData } from "../ui/picture/picture.tsx";

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

/** The fields of the one and the other; where both have a field, it is the other's. */
type Merged<One, Other> = Omit<One, keyof Other> & Other;

/** What a component shows: the fields of its file, what its head provides, what its loader adds. */
type ComponentContent<Fields, Added> = Merged<
  Merged<Fields, { picture: PictureData; parent: Head["parent"] }>,
  Added
>;

/** The fields of a single page's file that are for its component. */
type PageFields<Schema extends z.ZodType> = Omit<z.output<Schema>, "search">;

/** The fields of an entry that are for its component. */
type EntryFields<Name extends CollectionName> = Omit<
  Collections[Name][number],
  keyof EntryInfo | "search"
>;

/**
 * Declares the page at a path, such as `/about`. A route.ts exports it as `route`. Its component gets
 * the fields of the file and what `load` adds, or puts in their place.
 */
export function declarePage<Schema extends z.ZodType<PageContent>, Added>({
  head,
  load,
  ...page
}: Omit<SinglePage<Schema, Added>, "load" | "isFallback"> & {
  head(site: Site, page: PageFields<Schema>): Head;
  load(site: Site, page: PageFields<Schema>): Added;
}): SinglePage<Schema, ComponentContent<PageFields<Schema>, Added>> {
  return {
    ...page,
    load(site, content, path) {
      const { search, ...fields } = content;
      return pageData(site, path, content, head(site, fields), fields, load(site, fields));
    },
  };
}

/** Declares a page that is shown in place of others and has no URL of its own. */
export function declareFallbackPage<Schema extends z.ZodType<PageContent>, Added>({
  load,
  ...page
}: Pick<SinglePage<Schema, Added>, "path" | "file"> & {
  load(site: Site, page: PageFields<Schema>): Added;
}): SinglePage<Schema, Merged<PageFields<Schema>, Added>> {
  return {
    ...page,
    isFallback: true,
    load: (site, { search, ...fields }) => ({
      head: headTags(search, site.clinic.name.full),
      content: { ...fields, ...load(site, fields) },
    }),
  };
}

/** Declares one page per entry of a collection. A route with a full path takes precedence. */
export function declareEntryPages<Name extends CollectionName, Added>({
  head,
  load,
  ...pages
}: Omit<EntryPage<Name, Added>, "load"> & {
  head(site: Site, entry: Collections[Name][number]): Head;
  load(site: Site, entry: Collections[Name][number]): Added;
}): EntryPage<Name, ComponentContent<EntryFields<Name>, Added>> {
  return {
    ...pages,
    load(site, entry, path) {
      const {
        path: _,
        file,
        slug,
        outline,
        readTime,
        search,
        approved,
        approvedBy,
        ...fields
      } = entry;
      return pageData(site, path, entry, head(site, entry), fields, load(site, entry));
    },
  };
}

/** A page's head tags, including structured data, and what its component shows. */
function pageData<Fields, Added>(
  site: Site,
  path: string,
  page: PageContent,
  { parent, picture: name, article, nodes, ...head }: Head,
  fields: Fields,
  added: Added,
): PageData<ComponentContent<Fields, Added>> {
  const { search, title = search.title } = { ...page, ...head };
  const sharePicture = site.sharePicture(title, name);
  const home = { name: site.labels.home, path: "/" };
  const summary: PageSummary = {
    ...head,
    path,
    title,
    description: search.description,
    picture: sharePicture.src,
    trail: path === "/" ? [] : [home, ...(parent ? [parent] : []), { name: title, path }],
  };
  const structuredData = pageGraph(summary, site, nodes?.(sharePicture));
  return {
    head: headTags(
      { ...search, path, picture: sharePicture, article, structuredData },
      site.clinic.name.full,
    ),
    content: { ...fields, picture: site.picture(name), parent, ...added },
    sharePicture,
  };
}
