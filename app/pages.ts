import { pages } from "virtual:pages";
import type { LoadedPage } from "./page.ts";
import { routeModules } from "./route-modules.ts";
import { notFoundPath } from "./routes.ts";
import { loadWholeStyles } from "./whole-styles.ts";

/** Every address of the site, the not-found page's among them. */
export const addresses = Object.keys(pages);

const loaded = new Map<string, LoadedPage>();
const loading = new Map<string, Promise<LoadedPage>>();

/** The page, where its chunks are here already. */
export function getLoadedPage(address: string): LoadedPage | undefined {
  return loaded.get(address);
}

/**
 * Fetches the chunks of a page: its component, and its own words. Asked again, it gives the same promise.
 * @param address one of `addresses`; any other means the not-found page
 */
export function loadPage(address: string): Promise<LoadedPage> {
  const known = loading.get(address);
  if (known !== undefined) return known;
  const entry = pages[address] ?? pages[notFoundPath];
  if (entry === undefined) throw new Error("The site has no not-found page");
  const promise = Promise.all([
    routeModules[entry.name](),
    entry.load(),
    // The first page has its styles in it.
    loading.size === 0 ? undefined : loadWholeStyles(),
  ]).then(([{ default: Component }, { data, Body }]) => {
    const page = { data, Body, Component };
    loaded.set(address, page);
    return page;
  });
  // A failed download may succeed when asked again.
  promise.catch(() => loading.delete(address));
  loading.set(address, promise);
  return promise;
}

const navigating = new Map<string, Promise<LoadedPage>>();

/**
 * The same for a client-side navigation. Where a chunk cannot be had (a new version of the site may
 * have replaced it), the browser loads the document of the address, which it shows already.
 */
export function loadPageOrDocument(address: string): Promise<LoadedPage> {
  const known = navigating.get(address);
  if (known !== undefined) return known;
  const promise = loadPage(address).catch(() => {
    location.reload();
    return new Promise<LoadedPage>(() => {});
  });
  navigating.set(address, promise);
  return promise;
}
