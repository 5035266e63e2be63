import type { z } from "zod";
import type { ContentFile } from "../content/read.ts";
import type { EntryInfo, PageContent, Site } from "../content/site.ts";
import type { Trail } from "../parts/breadcrumbs/breadcrumbs.tsx";
import type { ClosingCallProps } from "../parts/closing-call/closing-call.tsx";
import type { Head } from "../parts/page-head/page-head.tsx";
import type { SigningNoteProps } from "../parts/signing-note/signing-note.tsx";

/** The fields of a page's file from which its head and its end are made. */
export type FrameContent = PageContent & {
  lead?: Head["lead"];
  /** The picture of shared links. Most pages also show it. */
  picture: string;
  closing?: ClosingCallProps["closing"];
  guest?: string;
};

/** What a page has above and below what its loader returns. */
export type PageFrame = {
  head: Head & { trail: Trail };
  end: Omit<ClosingCallProps, "path"> & SigningNoteProps;
};

/** A page or, if its file is a folder such as `articles/*.mdx`, one for each file in it. */
type Declaration<Content, Shown extends object> = {
  /** Such as `/about` or, for a folder, `/blog/:slug`. */
  path: string;
  file: ContentFile<z.ZodType<Content>>;
  /** The list of navigation.yaml in which it stands, if that is not its folder. */
  list?: string;
  structuredData?(site: Site, content: Content & EntryInfo): readonly object[];
  /** Returns what the page shows between its head and its end. Runs at build time. */
  load(site: Site, content: Content & EntryInfo): Shown;
};

/** Any route. */
export type Route = Declaration<FrameContent, object>;

/** Declares the route of a folder of src/pages. */
export const declareRoute = <Content extends FrameContent, Shown extends object>(
  route: Declaration<Content, Shown>,
) => route;

/** Props of a route's component; `One` is the type of its declaration. */
export type PageProps<One extends { load: (...parameters: never[]) => object }> = {
  content: PageFrame & ReturnType<One["load"]>;
};
