import { cacheNames, clientsClaim, type WorkboxPlugin } from "workbox-core";
import { matchPrecache, precache } from "workbox-precaching";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { canonicalPath, offlinePath } from "../policies/canonical-path.ts";

/*
 * Some pages always open offline, others after the first visit. Online, every page comes from the
 * network. Rationale: docs/decisions/0010-offline.md.
 */

declare const self: ServiceWorkerGlobalScope;

/** Set at build time: URLs to precache; `revision` is null if the file name has a hash. */
declare const PRECACHE: { url: string; revision: string | null }[];
/** Set at build time; changes when any page changes. */
declare const VERSION: string;

const pagesPrefix = "pages-";
const pageCache = `${pagesPrefix}${VERSION}`;
const assetCache = `assets-${VERSION}`;

/** The canonical URL of a page, without its query. */
const pageUrl = (url: string) =>
  // As a URL of its own, a path such as //other.example would be another site.
  location.origin + canonicalPath(new URL(url, location.origin).pathname);

/** Rejects errors, redirects and files that are not pages. */
const isPage = ({ status, redirected, headers }: Response) =>
  status === 200 && !redirected && headers.get("Content-Type")?.startsWith("text/html") === true;

/** Falls back to the precache. */
const precacheFallback: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse ?? (await matchPrecache(request.url)),
};

const pages = new NetworkFirst({
  cacheName: pageCache,
  networkTimeoutSeconds: 3,
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => pageUrl(request.url),
      cacheWillUpdate: async ({ response }) => (isPage(response) ? response : null),
      handlerDidError: () => matchPrecache(offlinePath),
    },
    precacheFallback,
  ],
});

const assets = new CacheFirst({
  cacheName: assetCache,
  // If the cache is unavailable, go to the network.
  plugins: [precacheFallback, { handlerDidError: ({ request }) => fetch(request) }],
});

precache(PRECACHE);
self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin) return;
  if (mode === "navigate" && !canonicalPath(pathname).includes(".")) {
    event.respondWith(pages.handle(event));
  } else if (pathname.startsWith("/assets/")) event.respondWith(assets.handle(event));
});

self.addEventListener("install", (event) => {
  void self.skipWaiting();
  event.waitUntil(refreshCachedPages(event));
});
clientsClaim();
self.addEventListener("activate", (event) => {
  event.waitUntil(removeOldCaches());
});

// A page that opened without a document load sends its path.
self.addEventListener("message", (event) => {
  if (typeof event.data === "string") event.waitUntil(cachePage(event.data, event));
});

/** Caches all open pages, and all pages that an older worker cached. */
async function refreshCachedPages(event: ExtendableEvent): Promise<void> {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const names = (await caches.keys()).filter((name) => name.startsWith(pagesPrefix));
  const cached = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const urls = new Set([...open, ...cached.flat()].map(({ url }) => pageUrl(url)));
  await Promise.all([...urls].map((url) => cachePage(url, event)));
}

/** Caches a page for offline use. Failures are ignored: the next visit tries again. */
async function cachePage(url: string, event: ExtendableEvent): Promise<void> {
  const request = new Request(url, { priority: "low" });
  const [response, done] = pages.handleAll({ request, event });
  await Promise.allSettled([response, done]);
}

async function removeOldCaches(): Promise<void> {
  const current = [cacheNames.precache, pageCache, assetCache];
  for (const name of await caches.keys()) {
    if (!current.includes(name)) await caches.delete(name);
  }
}
