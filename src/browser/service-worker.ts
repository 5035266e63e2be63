/// <reference lib="webworker" />

/* Pages come from the network. Without it, visited pages open from the cache, a few always. */

import { canonicalPath, offlinePath } from "../addresses/paths.ts";

declare const self: ServiceWorkerGlobalScope;
/** Set by the build: what to cache at once, and a hash of all pages, which names the cache. */
declare const FILES: string[];
declare const VERSION: string;

self.addEventListener("install", (event) => {
  void self.skipWaiting();
  event.waitUntil(install(event));
});

self.addEventListener("activate", (event) => event.waitUntil(activate()));

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin) return;
  if (mode === "navigate") event.respondWith(answerPage(event, canonicalPath(pathname)));
  else if (pathname.startsWith("/assets/")) event.respondWith(answerAsset(event));
});

// A page that opened without a document load sends its path.
self.addEventListener("message", (event) => event.waitUntil(load(event, event.data)));

async function install(event: ExtendableEvent): Promise<void> {
  await (await caches.open(VERSION)).addAll(FILES);
  const open = await self.clients.matchAll({ includeUncontrolled: true });
  await Promise.allSettled(open.map(({ url }) => load(event, url)));
}

async function activate(): Promise<void> {
  for (const name of await caches.keys()) if (name !== VERSION) await caches.delete(name);
  await self.clients.claim();
}

/**
 * From the network; from the cache, if it has the page, when the network fails, takes three seconds or
 * answers with an error of the host.
 */
function answerPage(event: FetchEvent, path: string): Promise<Response> {
  const network = load(event, event.request);
  event.waitUntil(network);
  const answer = network.then(async (response) =>
    response.status < 500 ? response : ((await stored(path)) ?? response),
  );
  const late = new Promise((resolve) => setTimeout(resolve, 3000));
  const copy = late.then(() => stored(path)).then((page) => page ?? answer);
  return Promise.race([answer, copy]).catch(
    async () => (await stored(path)) ?? (await stored(offlinePath)) ?? Response.error(),
  );
}

/** From the cache, since the name of an asset has a hash of what is in it. */
const answerAsset = async (event: FetchEvent): Promise<Response> =>
  (await stored(event.request)) ?? load(event, event.request);

/** What the cache has: nothing where the browser cannot read it, as in a broken profile. */
const stored = (request: RequestInfo) => caches.match(request).catch(() => undefined);

/** Loads a page or an asset, and caches it by its canonical path, without its query. */
async function load(event: ExtendableEvent, request: RequestInfo): Promise<Response> {
  const response = await fetch(request);
  if (response.ok && !response.redirected) {
    const [cache, copy] = [caches.open(VERSION), response.clone()];
    const path = canonicalPath(new URL(response.url).pathname);
    event.waitUntil(cache.then((opened) => opened.put(path, copy)));
  }
  return response;
}
