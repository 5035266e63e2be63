/*
 * Takes the place of the service worker when that must go: deletes all that it has kept, and itself.
 * The build writes it where SERVICE_WORKER=off (docs/offline.md).
 */

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", () => {
  void self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(withdraw());
});

async function withdraw(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}

export {};
