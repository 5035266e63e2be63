import { type HeadTags, headTags } from "../policies/page-metadata.ts";
import type { Head } from "./route-declaration.ts";
import type { EntryInfo, PageContent, Site } from "./site.ts";
import { type PageSummary, pageGraph } from "./structured-data/page-graph.ts";

/** What a component gets of what its loader returns: all but what is for machines and for the build. */
export type Shown<Loaded> = Omit<Loaded, keyof EntryInfo | Exclude<keyof PageContent, "title">>;

/** Head tags, and what the component shows. */
export type PageData = { head: HeadTags; content: object };

type Loader<Page> = {
  isFallback?: boolean;
  head(site: Site, page: Page): Head;
  load(site: Site, page: Page, head: Head): object;
};

export function pageData<Page extends PageContent>(
  site: Site,
  path: string,
  page: Page,
  loader: Loader<Page>,
): PageData {
  const head = loader.head(site, page);
  const loaded: Partial<PageContent & EntryInfo> = loader.load(site, page, head);
  const { search, approved, file, slug, path: _, outline, readTime, ...content } = loaded;
  const brand = site.clinic.name.full;
  if (loader.isFallback === true) return { head: headTags(page.search, brand), content };
  const {
    parent,
    picture,
    article,
    nodes,
    title = page.title ?? page.search.title,
    ...rest
  } = head;
  const sharePicture = site.sharePicture(picture);
  const home = { name: site.labels.home, path: "/" };
  const summary: PageSummary = {
    ...rest,
    path,
    title,
    description: page.search.description,
    picture: sharePicture.src,
    trail: path === "/" ? [] : [home, ...(parent ? [parent] : []), { name: title, path }],
  };
  const structuredData = pageGraph(summary, site, nodes?.(sharePicture));
  const metadata = { ...page.search, path, picture: sharePicture, article, structuredData };
  return { head: headTags(metadata, brand), content };
}
