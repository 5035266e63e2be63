import { globSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { type CollectionName, collections } from "../content/collections.ts";
import type { ContentFile } from "../content/content-file.ts";
import { contentFiles } from "../content/content-files.ts";
import type { PageData } from "../document/page.ts";
import type { Part, RouteDeclaration } from "../routes/declare-route.ts";
import type { ReadContent, Route, Routes, Site } from "./site.ts";

/** Every route, by its folder name in src/routes. */
const declarations = new Map<string, RouteDeclaration>();
for (const file of globSync("src/routes/*/route.ts").sort()) {
  const { route } = await import(/* @vite-ignore */ pathToFileURL(path.resolve(file)).href);
  declarations.set(path.basename(path.dirname(file)), route);
}

export const singlePages = [...declarations.values()].filter((page) => "content" in page);
const entryPages = [...declarations.values()].filter((page) => "collection" in page);

/** Entries with a route of their own, such as `first-visit`: the site cannot do without them. */
export const requiredSlugs = (collection: CollectionName): string[] =>
  entryPages
    .filter((page) => page.collection === collection && !page.path.includes(":slug"))
    .map((page) => path.posix.basename(page.path));

/** The address of an entry's page, such as `/blog/first-visit`. */
export function entryPath(collection: CollectionName, slug: string): string {
  for (const page of entryPages) {
    if (page.collection !== collection || !page.path.includes(":slug")) continue;
    return page.path.replace(":slug", slug);
  }
  throw new Error(`No route shows the entries of content/${collection}`);
}

/** All pages sorted by path, separate from fallback pages. */
export function listRoutes(slugs: Record<CollectionName, readonly string[]>): Routes {
  const routes: Route[] = [];
  const fallbackRoutes: Route[] = [];
  for (const [name, page] of declarations) {
    if ("content" in page) {
      (page.isFallback === true ? fallbackRoutes : routes).push({ path: page.path, name });
      continue;
    }
    const own = requiredSlugs(page.collection);
    const shown = page.path.includes(":slug")
      ? slugs[page.collection].filter((slug) => !own.includes(slug))
      : [path.posix.basename(page.path)];
    for (const slug of shown) {
      routes.push({ path: page.path.replace(":slug", slug), name, slug });
    }
  }
  routes.sort((a, b) => a.path.localeCompare(b.path));
  return { routes, fallbackRoutes };
}

/** What a link may name on every page: src/document, src/sections. */
export const everyPagesParts = ["menu", "main", "quick-links"];

/** A part of a page, and where in the content its id comes from; without a file, from no content. */
type PlacedPart = { id: string; file?: string; line?: number; field: string };

/** The other parts of a page; undefined if its content cannot be read. */
export function partsOf(content: ReadContent, route: Route): PlacedPart[] | undefined {
  const page = declarations.get(route.name);
  if (page === undefined) return undefined;
  const placed = (file: string, parts: Part[] = []) =>
    parts.map((part) => (typeof part === "string" ? { id: part, field: "" } : { file, ...part }));
  if ("content" in page) {
    const own = content.pages.find(({ path }) => path === route.path);
    return own && placed(own.file, page.parts?.(content, own.content));
  }
  const entry = content[page.collection].find(({ slug }) => slug === route.slug);
  return (
    entry && [
      ...placed(entry.file, page.parts?.(content, entry)),
      ...entry.outline.headings.map(({ id, line }) => ({ id, file: entry.file, line, field: "" })),
    ]
  );
}

/** A page's data as its loader returns it, and its MDX file if it has one. */
export function loadPageData(
  site: Site,
  { name, path: pagePath, slug }: Route,
): { data: PageData<unknown>; bodyFile?: string } {
  const page = declarations.get(name);
  if (page === undefined) throw new Error(`src/routes has no folder ${name}`);
  if ("content" in page) {
    return { data: page.load(site, site.contentOf(page.content), pagePath) };
  }
  const entry = site[page.collection].find((candidate) => candidate.slug === slug);
  if (entry === undefined) throw new Error(`content/${page.collection} has no ${slug}`);
  return { data: page.load(site, entry, pagePath), bodyFile: entry.file };
}

/** Files that pages provide, such as vCards: contents by path. */
export const listPageFiles = (site: Site): Map<string, string> =>
  new Map(
    singlePages.flatMap(({ content, files }) => [
      ...(files?.(site, site.contentOf(content)) ?? []),
    ]),
  );

/** Every declared content file: shared, collections, and single pages. */
export const listContentFiles = (): ContentFile[] => [
  ...Object.values(contentFiles),
  ...Object.values(collections).flat(),
  ...singlePages.map(({ content }) => content),
];
