import { cacheNames, clientsClaim, type WorkboxPlugin } from "workbox-core";
import { addPlugins, matchPrecache, precache } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { canonicalPath, offlinePath } from "../policies/canonical-path.ts";

/*
 * The service worker: some pages open offline always, others once they have been opened. Who has a
 * connection gets every page from the network. The reasons are in docs/decisions/0010-offline.md.
 */

declare const self: ServiceWorkerGlobalScope;

/** What is fetched ahead: pages with a hash of what is in them, files whose names have one. Set by the build. */
declare const AHEAD: { url: string; revision: string | null }[];
/** Other than that of every build with other pages. Set by the build. */
declare const VERSION: string;

const pagesPrefix = "pages-";
const pageCache = `${pagesPrefix}${VERSION}`;
const assetCache = `assets-${VERSION}`;

/** More than the site has; the oldest goes first. */
const mostPages = 40;

/** How long a page is waited for where there is a copy, in seconds. */
const patience = 3;

/** Never an error, a redirect or an answer of somebody else. */
const isWhole = ({ status, redirected, type }: Response) =>
  status === 200 && !redirected && type === "basic";

const isPage = (response: Response) =>
  isWhole(response) && response.headers.get("Content-Type")?.startsWith("text/html") === true;

/** The address of a page without its query, in its one spelling. */
const pageUrl = (url: string) =>
  new URL(canonicalPath(new URL(url, location.origin).pathname), location.origin).href;

/** What was fetched ahead serves where nothing newer is at hand. */
const orAhead: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse ?? (await matchPrecache(request.url)),
};

precache(AHEAD);
addPlugins([
  {
    // Asks whether the copy of the browser still holds: the page in view is not sent twice.
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
          event.waitUntil(keepPictures(newResponse.clone()).then(forgetOldest));
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
      // Caches may be denied at any time: then it is as if there were no worker.
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

// A page that was opened without loading its document says so.
self.addEventListener("message", (event) => {
  if (typeof event.data === "string") event.waitUntil(keepPage(pageUrl(event.data)));
});

/** Who saves data gets no copies that nobody asked for. */
const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Pages that are open now, and those that an older worker has kept: each in its newest form. */
async function keepAnew(): Promise<void> {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const kept = (await caches.keys())
    .filter((name) => name.startsWith(pagesPrefix))
    .map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url));
  const urls = [...(await Promise.all(kept)).flat(), ...open.map(({ url }) => pageUrl(url))];
  for (const url of new Set(urls)) await keepPage(url);
}

/** Fetches a page that is not here, to be opened offline. Where it cannot be had nothing happens. */
async function keepPage(url: string): Promise<void> {
  if (savesData()) return;
  try {
    const cache = await caches.open(pageCache);
    if ((await cache.match(url)) !== undefined) return;
    const response = await fetch(url, { cache: "no-cache", priority: "low" });
    if (!isPage(response)) return;
    await cache.put(url, response.clone());
    await keepPictures(response);
    await forgetOldest();
  } catch {
    // No connection, or no room: the page is fetched when it is opened again.
  }
}

/** The pictures of a page, also those that its reader has not come to. */
async function keepPictures(page: Response): Promise<void> {
  const html = await page.text();
  const cache = await caches.open(assetCache);
  for (const [, path = ""] of html.matchAll(/ src="(\/assets\/[^"]+\.svg)"/g)) {
    if ((await cache.match(path)) !== undefined) continue;
    // Its name says what is in it: the copy of an older worker is as good.
    const response = (await caches.match(path)) ?? (await fetch(path, { priority: "low" }));
    if (isWhole(response)) await cache.put(path, response);
  }
}

async function forgetOldest(): Promise<void> {
  const cache = await caches.open(pageCache);
  const oldest = (await cache.keys()).slice(0, -mostPages);
  for (const request of oldest) await cache.delete(request);
}

async function removeOldCaches(): Promise<void> {
  const current = [cacheNames.precache, pageCache, assetCache];
  for (const name of await caches.keys()) {
    if (!current.includes(name)) await caches.delete(name);
  }
}
