import type { z } from "zod";
import type { ContentFile } from "../content/read.ts";
import type { CollectionName } from "../content/schemas/index.ts";
import type { PictureData } from "../ui/picture/picture.tsx";
import type { Trail } from "./page-meta.ts";
import type { Entry, PageContent, Site } from "./site.ts";

/** Fields that a component does not get by itself. If a page shows one, its loader adds it. */
export const ofMachines = [
  "search",
  "approved",
  "decide",
  "path",
  "slug",
  "outline",
  "readTime",
] as const;

/** Fields that name a picture. Loaders get the picture. */
export const pictureFields = ["picture", "closingPicture"] as const;

/** What a page shows of its content, and the way to it. */
type Shown<Content> = {
  [Name in Exclude<
    keyof Content,
    (typeof ofMachines)[number]
  >]: Name extends (typeof pictureFields)[number] ? PictureData : Content[Name];
} & { trail: Trail };

/** Any route, as the build sees it. */
export type RouteDeclaration = {
  path: string;
  nodes?(site: Site, content: PageContent): readonly object[];
  load(site: Site, page: object, content: PageContent): object;
} & ({ file: ContentFile<z.ZodType<PageContent>> } | { collection: CollectionName });

type Declaration<Content, Page extends object> = {
  path: string;
  /** What the page is about, as structured data. */
  nodes?(site: Site, content: Content): readonly object[];
  /** What the page shows, and its component gets. Runs at build time. */
  load(site: Site, page: Shown<Content>, content: Content): Page;
};

/** Declares the page at a path, such as `/about`. A route.ts exports it as `route`. */
export const declarePage = <Schema extends z.ZodType<PageContent>, Page extends object>(
  page: Declaration<z.output<Schema>, Page> & { file: ContentFile<Schema> },
) => page;

/** Declares one page per entry of a collection, at a path such as `/blog/:slug`. */
export const declareEntryPages = <Name extends CollectionName, Page extends object>(
  pages: Declaration<Entry<Name>, Page> & { collection: Name },
) => pages;
