import type { z } from "zod";
import type { Choices } from "../content/choices.ts";
import type { ContentFile } from "../content/content-folder.ts";
import type { CollectionName } from "../content/schemas/index.ts";
import type { HeadTags } from "../policies/page-metadata.ts";
import type { SharePicture } from "./share-pictures.ts";
import type { Collections, PageContent, ReadContent, ServiceListing, Site } from "./site.ts";

/**
 * What a route's loader returns: head tags, the content its component shows, and the picture for
 * shared links, which a page without an address has not.
 */
export type PageData<Content> = { head: HeadTags; content: Content; sharePicture?: SharePicture };

/**
 * A part of a page that a link may name after #, by its id. If content makes the id, the field says
 * where; without a file, that is the page's own.
 */
export type Part = string | { id: string; file?: string; field: string };

/** A link that a field holds, which may lead to a part; without a file, the field is the page's own. */
type FieldLink = { href: string; file?: string; field: string };

/** A page with its own content file. `load` runs at build time and returns the page's chunk. */
export type SinglePage<Schema extends z.ZodType, Content> = {
  path: string;
  file: ContentFile<Schema>;
  /** Other content files that only this page reads. */
  reads?: readonly ContentFile[];
  /** Shown in place of other pages; no page list contains it. */
  isFallback?: boolean;
  /** Lists that fields of other files pick from. */
  choices?(page: z.output<Schema>): Partial<Choices>;
  /** How lists of services show the page, if they name it. */
  asService?(page: z.output<Schema>): Omit<ServiceListing, "slug" | "path">;
  /** The ids of the page, besides those that every page has. */
  parts?(content: ReadContent, page: z.output<Schema>): Part[];
  /** Links in fields, besides those that name the path of a page alone. */
  links?(content: ReadContent, page: z.output<Schema>): FieldLink[];
  load(site: Site, page: z.output<Schema>, path: string): PageData<Content>;
  /** Other files that the page provides, by path. */
  files?(site: Site, page: z.output<Schema>): ReadonlyMap<string, string>;
};

/** One page per entry of a collection, `/blog/:slug`, or the page of one entry. */
export type EntryPage<Name extends CollectionName, Content> = {
  path: string;
  collection: Name;
  reads?: readonly ContentFile[];
  /** The ids of the page, besides those of the headings in its text and those that every page has. */
  parts?(content: ReadContent, entry: Collections[Name][number]): Part[];
  load(site: Site, entry: Collections[Name][number], path: string): PageData<Content>;
};

/** Any route, as the build sees it. */
export type RouteDeclaration =
  | SinglePage<z.ZodType<PageContent>, unknown>
  | EntryPage<CollectionName, unknown>;
