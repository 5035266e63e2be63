import type { z } from "zod";
import type { Clinic } from "../content/clinic.ts";
import type { Collections, Emergency } from "../content/collections.ts";
import type { ContentFile } from "../content/content-file.ts";
import type { ContentAfterFacts } from "../content/content-files.ts";
import type { Facts } from "../content/facts.ts";
import type { Hours } from "../hours/opening-hours.ts";
import type { Pictures } from "./pictures.ts";
import type { SharePictures } from "./share-pictures.ts";

/** A page: its path without trailing slash, and its folder in src/routes. */
export type Route = {
  path: string;
  name: string;
  /** The collection entry that the page shows, if any. */
  slug?: string;
};

export type Routes = {
  /** All pages sorted by path, without fallback pages. */
  routes: Route[];
  /** Pages that no list contains: not found, offline. */
  fallbackRoutes: Route[];
};

/** What every file of a single page has. */
export type PageContent = { title?: string; meta: { title: string; description: string } };

/** All readable content, for cross-file rules. Invalid files are omitted. */
export type ReadContent = Collections &
  Routes &
  Partial<ContentAfterFacts> & {
    /** Pages that have their own content file. */
    pages: { path: string; file: string; content: PageContent }[];
  };

/**
 * All validated content. Build time only; pages receive parts of it. Services and areas are in
 * navigation.yaml order, articles newest first.
 */
export type Site = Required<ReadContent> &
  Pictures & {
    clinic: Clinic & { hours: Hours };
    emergency: Emergency;
    facts: Facts;
    /** The owner’s photos of a place in photos.yaml. */
    photosOf: (place: string) => { file: string; alt: string }[];
    sharePictures: SharePictures;
    /** The content of a single page's file. */
    contentOf: <Schema extends z.ZodType>(file: ContentFile<Schema>) => z.infer<Schema>;
    /** The title of a page such as `/blog`, and its meta description. */
    titleOf: (path: string) => string;
    descriptionOf: (path: string) => string;
  };
