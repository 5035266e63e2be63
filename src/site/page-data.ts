import { type HeadTags, headTags } from "../policies/page-metadata.ts";
import { siteOrigin } from "../policies/site-origin.ts";
import type { Head } from "./route-declaration.ts";
import type { EntryInfo, PageContent, Site } from "./site.ts";

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
  const { parent, picture, isArticle, nodes = [] } = head;
  const trail = [
    { name: site.labels.shell.home, path: "/" },
    ...(parent ? [parent] : []),
    { name: page.title ?? page.search.title, path },
  ];
  const structuredData = {
    "@context": "https://schema.org",
    "@graph": path === "/" ? nodes : [breadcrumbs(trail), ...nodes],
  };
  const metadata = {
    ...page.search,
    path,
    picture: site.sharePicture(picture),
    isArticle,
    structuredData,
  };
  return { head: headTags(metadata, brand), content };
}

/** The way to a page, for search engines (https://schema.org/BreadcrumbList). */
function breadcrumbs(trail: readonly { name: string; path: string }[]) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: siteOrigin() + path,
    })),
  };
}
