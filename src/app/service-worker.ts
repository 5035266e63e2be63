/// <reference lib="webworker" />

/* Pages come from the network. Without a network, a few pages and all that were visited still open. */

import { canonicalPath, offlinePath } from "../addresses.ts";

declare const self: ServiceWorkerGlobalScope;
/** The build writes it: the address of a file with the pages to cache at once, and their pictures. */
declare const OFFLINE: string;

self.addEventListener("install", (event) => {
  void self.skipWaiting();
  event.waitUntil(install());
});

self.addEventListener("activate", (event) => event.waitUntil(activate()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(answerPage(event, canonicalPath(pathname)));
  // The cache first: the name of an asset has a hash of its content, so a copy is never out of date.
  else if (pathname.startsWith("/assets/"))
    event.respondWith(stored(request).then((copy) => copy ?? load(event, request)));
});

// late-start.ts sends what the first page has loaded, follow-links.ts the path of each page that it opens.
self.addEventListener("message", (event) => {
  for (const address of event.data) event.waitUntil(load(event, address));
});

/** All versions of the site share a cache, so a new one keeps what was visited. */
const openCache = () => caches.open("site");

async function install(): Promise<void> {
  const [cache, answer] = await Promise.all([openCache(), fetch(OFFLINE)]);
  for (const [path, text] of Object.entries<string>(await answer.json())) {
    const type = path.endsWith(".svg") ? "image/svg+xml" : "text/html;charset=utf-8";
    await cache.put(path, new Response(text, { headers: { "Content-Type": type } }));
  }
}

/** Keeps the 300 files that were cached last. */
async function activate(): Promise<void> {
  const cache = await openCache();
  for (const request of (await cache.keys()).slice(0, -300)) await cache.delete(request);
  await self.clients.claim();
}

/**
 * Answers from the network. If the network fails, takes over three seconds or answers with an error of
 * the host, it answers from the cache, if that has the page.
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

/** What the cache has: nothing where the browser cannot read it, as in a broken profile. */
const stored = (request: RequestInfo) => caches.match(request).catch(() => undefined);

/** Loads a page or an asset, and caches it by its canonical path, without its query. */
async function load(event: ExtendableEvent, request: RequestInfo): Promise<Response> {
  const response = await fetch(request);
  if (response.ok && !response.redirected) {
    const [cache, copy] = [openCache(), response.clone()];
    const path = canonicalPath(new URL(response.url).pathname);
    event.waitUntil(cache.then((opened) => opened.put(path, copy)));
  }
  return response;
}
