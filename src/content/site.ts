import { defaultOrigin } from "../addresses.ts";
import type { ToDo } from "./problems.ts";
import type { ContentFile, ContentOf } from "./read.ts";

/** A page: its path without trailing slash, and its folder in src/pages. */
export type Page = {
  path: string;
  folder: string;
  /** Its file in the folder of content, such as `services/dental.mdx`. */
  file: string;
  /** The pages that it is listed with, such as `services`, or `pages`. */
  group: string;
  /** Of the site map. */
  category: string;
};

/** The fields that lists and machines read from any page's file. */
export type PageContent = {
  title?: string;
  /** A name for lists and breadcrumbs, if they do not use the title. */
  name?: string;
  search: { title: string; description: string };
};

/** What an entry has besides its fields. The slug is the last part of the path, and the file's name. */
export type EntryInfo = { path: string; slug: string };
export type Entry<File extends ContentFile> = ContentOf<File> & EntryInfo;

/** A page that needs a signature, and the newest that it has. */
export type SignedPage = Pick<Page, "path"> & {
  title: string;
  signedBy: Signer;
  /** The files with its text. */
  files: string[];
  /** Of its text as it is now. */
  code: string;
  /** `isCurrent`: that text is what was signed. */
  signature: { by: string; on: string; isCurrent: boolean } | undefined;
};
export type Signer = "veterinarian" | "lawyer";

/**
 * Who sees a build. public: everybody, so what is left to do stops it, and it has no drafts. preview: this
 * machine, or whoever has its address.
 */
export type Edition = "preview" | "public";

/** All validated content, at build time. */
export type Site = {
  /** The content of a file, such as `site.get(teamFile)`. */
  get: <File extends ContentFile>(file: File) => ContentOf<File>;
  /** The pages of these files, such as `site.entries(servicesFile)`, in the order of lists. */
  entries: <Files extends ContentFile[]>(...files: Files) => Entry<Files[number]>[];
  /** In the order of lists: articles newest first, others as in navigation.yaml, then by title. */
  pages: readonly (Page & { content: PageContent & EntryInfo })[];
  titleOf: (path: string) => string;
  /** The clinic’s day on which the content was read. */
  today: string;
  edition: Edition;
  /** The beginning of all addresses of the site, such as `https://www.example.com`. */
  origin: string;
  toDo: ToDo;
  /** The pages that need a signature, also those without. */
  signedPages: readonly SignedPage[];
};

/** Whether a build is a preview at an address, for the team. On a machine, it looks as visitors will see it. */
export const isSharedPreview = ({ edition, origin }: Pick<Site, "edition" | "origin">) =>
  edition === "preview" && origin !== defaultOrigin;
