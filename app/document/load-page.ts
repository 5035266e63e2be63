import { pages } from "virtual:pages";
import { notFoundPath } from "../policies/canonical-path.ts";
import type { LoadedPage, PageComponent } from "./page.ts";

/** The component of each route, in a chunk of its own. */
const components = import.meta.glob<PageComponent>("../routes/*/page.tsx", { import: "default" });

const loading = new Map<string, Promise<LoadedPage>>();

/** Every path of the site, the not-found page's among them. */
export const paths = Object.keys(pages);

/**
 * Fetches the chunks of a page: its component and its own words. Asked again, it gives the same
 * promise; after a failed download it tries again.
 * @param path one of `paths`; any other means the not-found page
 */
export function loadPage(path: string): Promise<LoadedPage> {
  const known = loading.get(path);
  if (known !== undefined) return known;
  const entry = pages[path] ?? pages[notFoundPath];
  const component = components[`../routes/${entry?.name}/page.tsx`];
  if (entry === undefined || component === undefined) throw new Error(`No page for ${path}`);
  const promise = Promise.all([component(), entry.load()]).then(([Component, { data, Body }]) => ({
    data,
    Body,
    Component,
  }));
  promise.catch(() => loading.delete(path));
  loading.set(path, promise);
  return promise;
}
