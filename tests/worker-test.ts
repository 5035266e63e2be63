import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Page } from "@playwright/test";
import { siteHandler } from "../plugins/host/site-handler.ts";
import { outputs } from "../plugins/output.ts";
import { test as base, clinic, expect, titleOf } from "./base-test.ts";
import { listen } from "./local-port.ts";

/*
 * Tests with the service worker, which other tests block. They stop the server, because that
 * also cuts off the service worker.
 */

type OwnServer = {
  origin: string;
  /** Requested paths. */
  requested: string[];
  /** Returns true if it answered instead of the site. */
  intercept: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Serves another build at the same addresses. */
  deploy: (folder: string) => void;
  /** Closes every connection, and accepts none until `restore`. */
  cut: () => Promise<void>;
  restore: () => Promise<unknown>;
};

async function startOwnServer(): Promise<OwnServer> {
  let site = siteHandler(outputs.site);
  const server = createServer((request, response) => {
    own.requested.push(request.url ?? "");
    if (!own.intercept(request, response)) site(request, response);
  });
  const port = await listen(server);
  const own: OwnServer = {
    origin: `http://localhost:${port}`,
    requested: [],
    intercept: () => false,
    deploy: (next) => {
      site = siteHandler(next);
    },
    cut: async () => {
      if (!server.listening) return;
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
    restore: () => listen(server, port),
  };
  return own;
}

export const test = base.extend<{ server: OwnServer }>({
  serviceWorkers: "allow",
  expected: {
    console: [/^error: Failed to load resource: /, /^warning: 404: no page at/],
    failures: [/./],
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  server: async ({}, use) => {
    const server = await startOwnServer();
    await use(server);
    await server.cut();
  },
  baseURL: ({ server }, use) => use(server.origin),
});

export const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Waits until a worker has started and controls the page. */
export async function waitForWorker(page: Page): Promise<void> {
  const state = () => page.evaluate(() => navigator.serviceWorker.controller?.state);
  await expect.poll(state, "the worker that controls the page").toBe("activated");
}

/** Paths of the pages that the worker has cached, sorted. */
export function cachedPages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("pages-"));
    const kept = names.map(async (name) => (await caches.open(name)).keys());
    const paths = (await Promise.all(kept)).flat().map(({ url }) => new URL(url).pathname);
    return paths.sort();
  });
}

export async function expectOfflinePage(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText(titleOf("/offline"));
  const main = page.getByRole("main");
  for (const { display, dial } of [clinic.phone, ...clinic.poisonLines]) {
    await expect(main.locator(`a[href="tel:${dial}"]`, { hasText: display }).first()).toBeVisible();
  }
  await expectStylesAndPictures(page);
}

export async function expectStylesAndPictures(page: Page): Promise<void> {
  await expect(heading(page)).toHaveCSS("font-family", /Bricolage/);
  await page.evaluate(() => document.fonts.ready);
  // Lazy ones wait until they are scrolled to.
  const missing = await page.locator('img:not([loading="lazy"])').evaluateAll(async (pictures) => {
    const images = pictures as HTMLImageElement[];
    await Promise.allSettled(images.map((image) => image.decode()));
    return images.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);
  });
  expect(missing).toEqual([]);
}
