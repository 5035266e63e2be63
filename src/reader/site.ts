import { defaultOrigin } from "../addresses.ts";
import type { ContentFile, ContentOf } from "./read.ts";

/** The newest that a text has. `isCurrent`: the text is still what was read. */
export type Approval = { by: string; on: string; code: string; isCurrent: boolean };

/** The fields of a page's file, its path, and its approval, if it has one. The slug is the last part of the path. */
export type Entry<Fields> = Fields & { path: string; slug: string; approval: Approval | undefined };

/**
 * Who sees a build. public: everybody, so what is left to do stops it, and it has no drafts. preview: who builds it
 * on a machine, or has its address.
 */
export type Edition = "preview" | "public";

/** All validated content, at build time. */
export type Site = {
  /** The content of a file, such as `site.get(teamFile)`. */
  get: <File extends ContentFile>(file: File) => ContentOf<File>;
  /** The pages of these files, such as `site.entries(servicesFile)`, in the order of lists. */
  entries: <Files extends ContentFile[]>(...files: Files) => Entry<ContentOf<Files[number]>>[];
  /** In the order of lists: articles newest first, others as in navigation.yaml, then by title. */
  pages: readonly {
    /** Without trailing slash. */
    path: string;
    /** For lists and breadcrumbs. */
    name: string;
    /** The pages that it is listed with, such as `services`, or `pages`. */
    collection: string;
    /** What the search finds it by, besides its name. */
    words?: string | undefined;
  }[];
  titleOf: (path: string) => string;
  /** The clinic’s day on which the content was read. */
  today: string;
  edition: Edition;
  /** The beginning of all addresses of the site, such as `https://www.example.com`. */
  origin: string;
};

/** Whether a build is a preview at an address, for the team. On a machine, it looks as visitors will see it. */
export const isSharedPreview = ({ edition, origin }: Pick<Site, "edition" | "origin">) =>
  edition === "preview" && origin !== defaultOrigin;
