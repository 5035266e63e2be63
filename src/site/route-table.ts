import path from "node:path";
import { clinicFile } from "../content/schemas/clinic.ts";
import { type CollectionName, collections, sharedFiles } from "../content/schemas/index.ts";
import { type PageData, pageData } from "./page-data.ts";
import type { RouteDeclaration } from "./route-declaration.ts";
import type { Route, Routes, Site } from "./site.ts";

export type RouteTable = ReturnType<typeof routeTable>;

/** All routes. @param declarations by the folder in src/routes */
export function routeTable(declarations: Readonly<Record<string, RouteDeclaration>>) {
  const all = Object.values(declarations);
  const singlePages = all.filter((page) => "file" in page);
  const entryPages = all.filter((page) => "collection" in page);
  /** Files that one page reads. */
  const ownFiles = singlePages.map(({ file }) => file);

  return {
    singlePages,
    ownFiles,
    /** Every declared content file: the facts, shared files, those of routes, collections. */
    contentFiles: [
      clinicFile,
      ...Object.values(sharedFiles),
      ...ownFiles,
      ...Object.values(collections),
    ],
    /** The slugs of a collection's entries, from the names of all files. */
    slugsOf(collection: CollectionName, names: readonly string[]): string[] {
      return names
        .filter((name) => path.dirname(name) === collection && name.endsWith(".mdx"))
        .filter((name) => !ownFiles.some(({ glob }) => glob === name))
        .map((name) => path.basename(name, ".mdx"));
    },

    /** The address of an entry's page, such as `/blog/first-visit`. */
    entryPath(collection: CollectionName, slug: string): string {
      const page = entryPages.find((candidate) => candidate.collection === collection);
      if (page === undefined) throw new Error(`No route shows content/${collection}`);
      return page.path.replace(":slug", () => slug);
    },

    /** All pages sorted by path, separate from fallback pages. */
    listRoutes(slugs: Record<CollectionName, readonly string[]>): Routes {
      const routes: Route[] = [];
      const fallbackRoutes: Route[] = [];
      for (const [name, page] of Object.entries(declarations)) {
        if ("file" in page) {
          const file = `content/${page.file.glob}`;
          (page.isFallback === true ? fallbackRoutes : routes).push({
            path: page.path,
            name,
            file,
          });
          continue;
        }
        for (const slug of slugs[page.collection]) {
          const file = `content/${page.collection}/${slug}.mdx`;
          routes.push({ path: page.path.replace(":slug", () => slug), name, file, slug });
        }
      }
      routes.sort((a, b) => a.path.localeCompare(b.path));
      return { routes, fallbackRoutes };
    },

    /** A page's data. */
    loadPageData(site: Site, { name, path, slug }: Route): PageData {
      const page = declarations[name];
      if (page === undefined) throw new Error(`src/routes has no folder ${name}`);
      if ("file" in page) return pageData(site, path, site.contentOf(page.file), page);
      const entry = site[page.collection].find((candidate) => candidate.slug === slug);
      if (entry === undefined) throw new Error(`content/${page.collection} has no ${slug}`);
      return pageData(site, path, entry, page);
    },
  };
}
