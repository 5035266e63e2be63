import type { z } from "zod";
import type { CollectionName } from "../content/schemas/index.ts";
import { headTags, type PageMetadata } from "../policies/page-metadata.ts";
import type { EntryPage, PageData, SinglePage } from "../site/route-declaration.ts";
import type { SharePicture } from "../site/share-pictures.ts";
import type { Collections, PageContent, Site } from "../site/site.ts";
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
type Shown<Content, Added> = Merged<
  Merged<Fields<Content>, { picture: PictureData; parent: Head["parent"] }>,
  Added
>;

/** The fields of a file that are for its component. */
type Fields<Content> = Omit<Content, "search" | "approved" | "approvedBy">;

const fieldsOf = <Content extends PageContent>({
  search,
  approved,
  approvedBy,
  ...fields
}: Content): Fields<Content> => fields;

/**
 * Declares the page at a path, such as `/about`. A route.ts exports it as `route`. Its component gets
 * the fields of the file and what `load` adds, or puts in their place.
 */
export function declarePage<Schema extends z.ZodType<PageContent>, Added>({
  head,
  load,
  ...page
}: Omit<SinglePage<Schema, Added>, "load" | "isFallback"> & {
  head(site: Site, page: Fields<z.output<Schema>>): Head;
  load(site: Site, page: Fields<z.output<Schema>>): Added;
}): SinglePage<Schema, Shown<z.output<Schema>, Added>> {
  return {
    ...page,
    load(site, content, path) {
      const fields = fieldsOf(content);
      return pageData(site, path, content, head(site, fields), load(site, fields));
    },
  };
}

/** Declares a page that is shown in place of others and has no URL of its own. */
export function declareFallbackPage<Schema extends z.ZodType<PageContent>, Added>({
  load,
  ...page
}: Pick<SinglePage<Schema, Added>, "path" | "file"> & {
  load(site: Site, page: Fields<z.output<Schema>>): Added;
}): SinglePage<Schema, Merged<Fields<z.output<Schema>>, Added>> {
  return {
    ...page,
    isFallback: true,
    load(site, content) {
      const fields = fieldsOf(content);
      const head = headTags(content.search, site.clinic.name.full);
      return { head, content: { ...fields, ...load(site, fields) } };
    },
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
}): EntryPage<Name, Shown<Collections[Name][number]["content"], Added>> {
  return {
    ...pages,
    load: (site, entry, path) =>
      pageData(site, path, entry.content, head(site, entry), load(site, entry)),
  };
}

/** A page's head tags, including structured data, and what its component shows. */
function pageData<Content extends PageContent, Added>(
  site: Site,
  path: string,
  page: Content,
  { parent, picture: name, article, nodes, ...head }: Head,
  added: Added,
): PageData<Shown<Content, Added>> {
  const { search, title = search.title }: PageContent = { ...page, ...head };
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
    content: { ...fieldsOf(page), picture: site.picture(name), parent, ...added },
    sharePicture,
  };
}
