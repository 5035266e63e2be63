import { globSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { PageData } from "../document/page.ts";
import type { RouteDeclaration } from "../routes/declare-route.ts";
import { type CollectionName, collections } from "./collections.ts";
import type { ContentFile } from "./content-file.ts";
import { contentFiles } from "./content-files.ts";
import { entryPath, readSite } from "./read-site.ts";
import type { Route, Site } from "./site.ts";

/** Every route, by its folder name in app/routes. */
const declarations: ReadonlyMap<string, RouteDeclaration> = new Map(
  await Promise.all(
    globSync("app/routes/*/route.ts")
      .sort()
      .map(async (file): Promise<[string, RouteDeclaration]> => {
        const module = await import(/* @vite-ignore */ pathToFileURL(path.resolve(file)).href);
        return [path.basename(path.dirname(file)), module.route];
      }),
  ),
);

/**
 * Reads and validates all content, of the project or of another folder.
 * @throws {ContentError} listing every problem
 */
export function loadSite(folder?: string): Site {
  return readSite(declarations, folder);
}

/** A page's data as its loader returns it, and its MDX file if it has one. */
export function loadPageData(
  site: Site,
  { name, path: pagePath, slug }: Route,
): { data: PageData<unknown>; bodyFile: string | undefined } {
  const declaration = declarations.get(name);
  if (declaration === undefined) throw new Error(`app/routes has no folder ${name}`);
  if ("content" in declaration) {
    const content = site.contentOf(declaration.content);
    return { data: declaration.load(site, content, pagePath), bodyFile: undefined };
  }
  const entry = site[declaration.collection].find((candidate) => candidate.slug === slug);
  if (entry === undefined) throw new Error(`content/${declaration.collection} has no ${slug}`);
  return { data: declaration.load(site, entry, pagePath), bodyFile: entry.file };
}

const singlePages = [...declarations.values()].filter((route) => "content" in route);

/** Files that pages provide, such as vCards: contents by path. */
export function listPageFiles(site: Site): Map<string, string> {
  return new Map(
    singlePages.flatMap(({ content, files }) => [
      ...(files?.(site, site.contentOf(content)) ?? []),
    ]),
  );
}

/** The paths of single pages, by the pattern of their content file. */
export function listSinglePages(): Map<string, string> {
  return new Map(singlePages.map(({ content, path }) => [content.pattern, path]));
}

/** The address of the page that shows an entry. */
export const pathOfEntry = (collection: CollectionName, slug: string) =>
  entryPath(declarations.values(), collection, slug);

/** Every declared content file: shared, collections, and single pages. */
export function listContentFiles(): ContentFile[] {
  return [
    ...Object.values(contentFiles),
    ...Object.values(collections).flat(),
    ...singlePages.map(({ content }) => content),
  ];
}
