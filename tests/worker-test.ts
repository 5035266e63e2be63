import type { Page } from "@playwright/test";
import { outputs } from "../server/outputs.ts";
import { test as base, clinic, expect, titleOf } from "./base-test.ts";
import { type OwnServer, startOwnServer } from "./own-server.ts";

/*
 * Tests with the service worker, which other tests block. They cut the connection at its other end,
 * by stopping the server.
 */

export const test = base.extend<{ server: OwnServer }>({
  serviceWorkers: "allow",
  expected: {
    console: [/^error: Failed to load resource: /, /^warning: 404: no page at/],
    failures: [/./],
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  server: async ({}, use) => {
    const server = await startOwnServer(outputs.site);
    await use(server);
    await server.cut();
  },
  baseURL: ({ server }, use) => use(server.origin),
});

export const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Waits until a worker has started and controls the page. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

/** Paths of the pages that the worker has kept. */
export function keptPages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("pages-"));
    const kept = names.map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(kept)).flat().map(({ url }) => new URL(url).pathname);
  });
}

export async function seesOfflinePage(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText(titleOf("/offline"));
  const main = page.getByRole("main");
  for (const { display, dial } of [clinic.phone, ...clinic.poisonLines]) {
    await expect(main.locator(`a[href="tel:${dial}"]`, { hasText: display }).first()).toBeVisible();
  }
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await seesStylesAndPictures(page);
}

export async function seesStylesAndPictures(page: Page): Promise<void> {
  await expect(heading(page)).toHaveCSS("font-family", /Bricolage/);
  await page.evaluate(() => document.fonts.ready);
  // Others wait until they are scrolled to.
  const missing = await page.locator('img:not([loading="lazy"])').evaluateAll(async (pictures) => {
    const images = pictures as HTMLImageElement[];
    await Promise.allSettled(images.map((image) => image.decode()));
    return images.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);
  });
  expect(missing).toEqual([]);
}
