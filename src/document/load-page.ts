import { pages } from "virtual:pages";
import { canonicalPath, notFoundPath } from "../addresses/paths.ts";
import type { LoadedPage, PageComponent } from "../routes/page-props.ts";

/** Each route's component, in its own chunk. */
const components = import.meta.glob<PageComponent>("../routes/*/page.tsx", { import: "default" });

/** Every path of the site, including the not-found page. */
export const paths = Object.keys(pages);

/** The page that an address shows, by its path: `/about` for `/about/`; not-found if unknown. */
export function pagePath(pathname: string): string {
  const path = canonicalPath(pathname);
  return paths.includes(path) ? path : notFoundPath;
}

/**
 * Loads a page's chunks, its component and its content, unless the browser has loaded them.
 * @param path one of `paths`
 */
export async function loadPage(path: string): Promise<LoadedPage> {
  const entry = pages[path];
  const component = components[`../routes/${entry?.name}/page.tsx`];
  if (entry === undefined || component === undefined) throw new Error(`No page for ${path}`);
  const [Component, page] = await Promise.all([component(), entry.load()]);
  return { ...page, Component };
}
