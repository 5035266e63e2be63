import path from "node:path";
import { type MetaTags, metaOf, trailTo } from "./page-meta.ts";
import type { RouteDeclaration } from "./route-declaration.ts";
import type { Route, Site } from "./site.ts";

export type RouteTable = ReturnType<typeof routeTable>;

/** What machines read of a page, and what its component shows. */
export type PageData = { meta: MetaTags; content: object };

/** The last parts of the addresses below another, such as those of the pages of services. */
export const slugsBelow = (parent: string, routes: readonly Route[]): string[] =>
  routes
    .filter((route) => path.posix.dirname(route.path) === parent)
    .map((route) => path.posix.basename(route.path));

/** All routes. @param declarations by the folder in src/routes */
export function routeTable(declarations: Readonly<Record<string, RouteDeclaration>>) {
  const singlePages = Object.values(declarations).filter((page) => "file" in page);

  return {
    singlePages,
    ownFiles: singlePages.map(({ file }) => file),
    /** All pages sorted by path, from the names of all files of content. */
    listRoutes(fileNames: readonly string[]): Route[] {
      const routes = Object.entries(declarations).flatMap(([name, page]): Route[] => {
        if ("file" in page) return [{ path: page.path, name, file: page.file.glob }];
        const { collection } = page;
        return fileNames
          .filter((file) => path.dirname(file) === collection && file.endsWith(".mdx"))
          .map((file) => ({
            path: page.path.replace(":slug", () => path.basename(file, ".mdx")),
            name,
            file,
            collection,
          }));
      });
      return routes.sort((a, b) => a.path.localeCompare(b.path));
    },

    loadPageData(site: Site, route: Route): PageData {
      const declaration = declarations[route.name];
      if (declaration === undefined) throw new Error(`src/routes has no folder ${route.name}`);
      const content =
        "file" in declaration
          ? site.contentOf(declaration.file)
          : site[declaration.collection].find(({ path }) => path === route.path);
      if (content === undefined) throw new Error(`No content for ${route.path}`);
      const trail = trailTo(site, route.path, content);
      return {
        meta: metaOf(site, route, content, trail, declaration.structuredData?.(site, content)),
        content: { ...declaration.load(site, content), trail },
      };
    },
  };
}
