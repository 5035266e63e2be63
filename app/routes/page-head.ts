import type { Thing } from "schema-dts";
import type { Site } from "../content-model/site.ts";
import {
  type HeadTags,
  headTags,
  type PageMetadata,
  type SharePicture,
} from "../policies/page-metadata.ts";
import { type PageSummary, pageGraph } from "../policies/structured-data.ts";

type PageIdentity = Pick<PageSummary, "type" | "questions"> & {
  path: string;
  meta: { title: string; description: string };
  /** The page's name in breadcrumbs and on its picture for shared links. */
  title: string;
  /** The illustration on that picture. */
  picture: string;
  /** The parent page, unless that is home. */
  parent?: { name: string; path: string };
  article?: PageMetadata["article"];
  /** What the page is about, besides the clinic. */
  things?: (picture: SharePicture) => Thing[];
};

/** Head tags of a stand-in page, which has no URL of its own. */
export function standInHead(
  site: Site,
  meta: Pick<PageMetadata, "title" | "description">,
): HeadTags {
  return headTags(
    {
      ...meta,
      path: undefined,
      indexing: "noindex",
      picture: undefined,
      article: undefined,
      structuredData: undefined,
    },
    site.clinic.name.full,
  );
}

/** All head tags of a page, including structured data. */
export function pageHead(site: Site, page: PageIdentity): HeadTags {
  const { path, meta, title, parent, type, questions, article, things } = page;
  const picture = site.sharePictures.of(title, page.picture);
  const home = { name: site.labels.home, path: "/" };
  const summary: PageSummary = {
    path,
    title,
    description: meta.description,
    picture: picture.src,
    trail: path === "/" ? [] : [home, ...(parent ? [parent] : []), { name: title, path }],
    ...(type && { type }),
    ...(questions && { questions }),
  };
  return headTags(
    {
      ...meta,
      path,
      indexing: "index",
      picture,
      article,
      structuredData: pageGraph(summary, site, things?.(picture)),
    },
    site.clinic.name.full,
  );
}
