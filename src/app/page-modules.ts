import { pages } from "virtual:pages";
import { canonicalPath, notFoundPath } from "../addresses.ts";
import type { LoadedPage } from "../assemble/page-module.ts";

export const paths = Object.keys(pages);

/** The page that an address shows, by its path: `/about` for `/about/`; not-found if unknown. */
export function pagePath(pathname: string): string {
  const path = canonicalPath(pathname);
  return paths.includes(path) ? path : notFoundPath;
}

/** Loads a page's chunk, unless the browser has loaded it. @param path one of `paths` */
export async function loadPage(path: string): Promise<LoadedPage> {
  const load = pages[path];
  if (load === undefined) throw new Error(`No page for ${path}`);
  return load();
}
