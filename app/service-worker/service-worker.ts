import { cacheNames, clientsClaim, type WorkboxPlugin } from "workbox-core";
import { addPlugins, matchPrecache, precache } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { canonicalPath, offlinePath } from "../policies/canonical-path.ts";

/*
 * Some pages always open offline, others after the first visit. Online, every page comes from the
 * network. Rationale: docs/decisions/0010-offline.md.
 */

declare const self: ServiceWorkerGlobalScope;

/** Set at build time: URLs to precache; `revision` is null if the file name has a hash. */
declare const AHEAD: { url: string; revision: string | null }[];
/** Set at build time; changes when any page changes. */
declare const VERSION: string;

const pagesPrefix = "pages-";
const pageCache = `${pagesPrefix}${VERSION}`;
const assetCache = `assets-${VERSION}`;

/** How long to wait for the network if the page is cached, in seconds. */
const patience = 3;

/** Rejects errors, redirects and cross-origin responses. */
const isWhole = ({ status, redirected, type }: Response) =>
  status === 200 && !redirected && type === "basic";

const isPage = (response: Response) =>
  isWhole(response) && response.headers.get("Content-Type")?.startsWith("text/html") === true;

/** The canonical URL of a page, without its query. */
const pageUrl = (url: string) =>
  new URL(canonicalPath(new URL(url, location.origin).pathname), location.origin).href;

/** Falls back to the precache. */
const orAhead: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse ?? (await matchPrecache(request.url)),
};

precache(AHEAD);
addPlugins([
  {
    // Revalidates against the HTTP cache, so that the current page is not downloaded again.
    requestWillFetch: async ({ request }) =>
      request.cache === "reload" ? new Request(request, { cache: "no-cache" }) : request,
  },
]);

registerRoute(
  ({ request, url }) => request.mode === "navigate" && !canonicalPath(url.pathname).includes("."),
  new NetworkFirst({
    cacheName: pageCache,
    networkTimeoutSeconds: patience,
    plugins: [
      { cacheKeyWillBeUsed: async ({ request }) => pageUrl(request.url) },
      { cacheWillUpdate: async ({ response }) => (isPage(response) ? response : null) },
      {
        cacheDidUpdate: async ({ event, newResponse }) => {
          event.waitUntil(keepPictures(newResponse.clone()));
        },
      },
      orAhead,
      { handlerDidError: () => matchPrecache(offlinePath) },
    ],
  }),
);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith("/assets/"),
  new CacheFirst({
    cacheName: assetCache,
    plugins: [
      { cacheWillUpdate: async ({ response }) => (isWhole(response) ? response : null) },
      orAhead,
      // If the cache is unavailable, go to the network.
      { handlerDidError: ({ request }) => fetch(request) },
    ],
  }),
);

self.addEventListener("install", (event) => {
  void self.skipWaiting();
  event.waitUntil(keepAnew());
});
clientsClaim();
self.addEventListener("activate", (event) => {
  event.waitUntil(removeOldCaches());
});

// A page that opened without a document load sends its path.
self.addEventListener("message", (event) => {
  if (typeof event.data === "string") event.waitUntil(keepPage(pageUrl(event.data)));
});

/** Refreshes all open pages, and all pages that an older worker cached. */
async function keepAnew(): Promise<void> {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const kept = (await caches.keys())
    .filter((name) => name.startsWith(pagesPrefix))
    .map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url));
  const urls = [...(await Promise.all(kept)).flat(), ...open.map(({ url }) => pageUrl(url))];
  for (const url of new Set(urls)) await keepPage(url);
}

/** Caches a page for offline use unless it is cached already. Failures are ignored. */
async function keepPage(url: string): Promise<void> {
  try {
    const cache = await caches.open(pageCache);
    if ((await cache.match(url)) !== undefined) return;
    const response = await fetch(url, { cache: "no-cache", priority: "low" });
    if (!isPage(response)) return;
    await cache.put(url, response.clone());
    await keepPictures(response);
  } catch {
    // Offline or out of storage: the next visit tries again.
  }
}

/** Caches all drawings of a page, including lazy ones that were never shown. */
async function keepPictures(page: Response): Promise<void> {
  const html = await page.text();
  const cache = await caches.open(assetCache);
  for (const [, path = ""] of html.matchAll(/ src="(\/assets\/[^"]+\.svg)"/g)) {
    if ((await cache.match(path)) !== undefined) continue;
    // The name contains a content hash, so an older worker's copy is still valid.
    const response = (await caches.match(path)) ?? (await fetch(path, { priority: "low" }));
    if (isWhole(response)) await cache.put(path, response);
  }
}

async function removeOldCaches(): Promise<void> {
  const current = [cacheNames.precache, pageCache, assetCache];
  for (const name of await caches.keys()) {
    if (!current.includes(name)) await caches.delete(name);
  }
}
