import type { z } from "zod";
import type { Approvable } from "../approvals/schema.ts";
import type { Closing } from "../clinic/page-fields.ts";
import type { PageFrame } from "../clinic/page-frame.ts";
import type { ContentFile } from "../reader/read.ts";
import type { Entry, Site } from "../reader/site.ts";
import type { PhotoData } from "../ui/picture/picture.tsx";
import type { RichTextData } from "../ui/rich-text/rich-text-data.ts";

/** The fields that the build reads from any page's file. */
export type PageFields = {
  title?: string;
  /** For lists and breadcrumbs. Without it, they have the title. */
  name?: string;
  search: { title: string; description: string };
  /** What the search of this site finds the page by, besides its name. */
  words?: string | undefined;
  lead?: RichTextData | string | undefined;
  /** The picture in the head of the page. */
  picture?: string;
  /** What shared links show, in place of the picture that all pages share. */
  photo?: PhotoData | undefined;
  closing?: Closing | undefined;
  /** The day of an article, or of the last change of a policy. */
  date?: string;
  updated?: string;
};

/** A page or, if its file is a folder such as `articles/*.mdx`, one for each file in it. */
export type Route<Fields = PageFields, Shown extends object = object> = Approvable & {
  /** Such as `/about` or, for a folder, `/blog/:slug`. */
  path: string;
  file: ContentFile<z.ZodType<Fields>>;
  /** The pages that it is listed with, if they are not those of its folder. */
  collection?: string;
  /** Ends as labels.yaml says, as far as its file says nothing else. */
  hasDefaultClosing?: true;
  /** Adds to the fields of the file what stands elsewhere, or replaces them. Runs at build time. */
  load?(site: Site, fields: Entry<Fields>): Shown;
};

/** A page of the build. */
export type PageSource = Omit<Site["pages"][number], "name" | "words"> & {
  /** In src/pages. */
  folder: string;
  /** In the folder of content, such as `services/dental.mdx`. */
  file: string;
  route: Route;
};

export const defineRoute = <Fields extends PageFields, Shown extends object>(
  route: Route<Fields, Shown>,
) => route;

/** Props of a route's component; `One` is the type of its route. */
export type PageProps<One> =
  One extends Route<infer Fields, infer Shown>
    ? { data: Omit<Fields, "search" | "words" | keyof Shown | keyof PageFrame> & Shown & PageFrame }
    : never;
