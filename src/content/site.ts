import type { z } from "zod";
import type { NamedPhoto } from "./read.ts";
import type { RichTextData } from "../ui/rich-text/rich-text-data.ts";
import type { Signature } from "../clinic/signatures.ts";
import type { Unsettled } from "./unsettled.ts";
import type { CollectionName, collections, SharedContent } from "../site/content-files.ts";
import type { Links } from "../site/links.ts";
import type { pictures } from "../illustrations/pictures.ts";

/** What an entry has besides its fields. The slug is the last part of the path, and the file's name. */
type EntryInfo = { path: string; slug: string };

export type Entry<Name extends CollectionName> = EntryInfo &
  z.output<(typeof collections)[Name]["schema"]>;
/** A service. Emergency has a file and a page of its own. */
export type Service = Entry<"services"> | (SharedContent["emergency"] & EntryInfo);
export type Article = Entry<"articles">;

/** A page: its path without trailing slash, and its folder in src/pages. */
export type Page = {
  path: string;
  route: string;
  /** Its file in the folder of content, such as `services/dental.mdx`. */
  file: string;
  /** The collection of which the page shows an entry, if any. */
  collection?: CollectionName;
};

/** A page that needs a signature, and its signature if it has one. */
export type SignedPage = Pick<Page, "path"> & {
  title: string;
  /** The files with its text. */
  files: string[];
  /** Of its text as it is now. */
  code: string;
  signature?: Signature | undefined;
  hasChanged: boolean;
  /** A site cannot be without its policies, or without what to do in an emergency. */
  isRequired: boolean;
};

/**
 * Who sees a build. public: everybody; what is unsettled is left out, or stops the build. preview: this
 * machine, or whoever has its address.
 */
export type Edition = "preview" | "public";

/** The fields that the build reads from any page's content file. */
export type PageContent = {
  title?: string;
  lead?: RichTextData | string | undefined;
  /** A name for lists and breadcrumbs, if they do not use the title. */
  name?: string;
  search: { title: string; description: string };
  /** The picture of shared links. Most pages also show it. */
  picture: string;
  closing?: SharedContent["labels"]["closing"] | undefined;
  guest?: string;
};

export type Person = SharedContent["team"][number];

/**
 * All validated content. Build time only; pages receive parts of it. Services and areas are in
 * navigation.yaml order, articles newest first.
 */
export type Site = SharedContent &
  typeof pictures & {
    /** Emergency is among them. */
    services: Service[];
    areas: Entry<"areas">[];
    articles: Article[];
    legal: Entry<"legal">[];
    pages: Page[];
    links: Links;
    photos: NamedPhoto[];
    /** The clinic’s day on which the content was read. Notices that were over by then are left out. */
    today: string;
    edition: Edition;
    /** The beginning of all addresses of the site, such as `https://www.example.com`. */
    origin: string;
    unsettled: Unsettled;
    /** The pages that need a signature, also those without. */
    signedPages: SignedPage[];
    /** Whom texts call the veterinarian; undefined until one is confirmed. */
    veterinarian: Person | undefined;
    /** The content of a page such as `/blog`, and its title. */
    contentAt: (path: string) => PageContent;
    titleOf: (path: string) => string;
  };
