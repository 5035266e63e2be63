import type { Page, Route } from "@playwright/test";
import { expect, openHydrated, test, waitUntilIdle } from "../support/browser.ts";
import { builtHtml, clinicSite } from "../support/built.ts";
import { emergency, expectTitle, footerLink, night } from "./clinic.ts";

/* Without a connection, or with a bad one: with the service worker, which other tests block. */

test.use({
  serviceWorkers: "allow",
  // The browser looks for a newer worker on its own, also offline.
  expected:
    /^error: (Failed to load resource|An unknown error occurred when fetching the script)|^warning: 404: no page at|^(status|failed request) /,
});

const isStored = (page: Page, path: string) =>
  page.evaluate((one) => caches.match(one).then(Boolean), path);

/** Opens a page, and waits until the worker has it and its files. */
async function visitFirst(page: Page, path: string): Promise<void> {
  await openHydrated(page, path);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const files = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => name),
  );
  for (const file of [path, ...files.filter((one) => one.includes("/assets/"))])
    await expect.poll(() => isStored(page, file), file).toBe(true);
}

test("unasked, a first visit takes 20 files and 70 kB at most", async ({ page }) => {
  await visitFirst(page, "/");
  const [worker] = page.context().serviceWorkers();
  const taken = await worker?.evaluate(() => {
    const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    // What comes from the browser's cache has a size of 0.
    return entries.map(({ transferSize }) => transferSize).filter((size) => size > 0);
  });
  expect(taken?.length).toBeLessThanOrEqual(20);
  const sum = taken?.reduce((all, size) => all + size, 0);
  expect(sum).toBeGreaterThan(20_000);
  expect(sum).toBeLessThanOrEqual(70_000);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true });

  test("a page that nobody touches opens offline, too", async ({ page }) => {
    await page.goto("/about");
    await expect.poll(() => isStored(page, "/about")).toBe(true);
    await expect(page.locator("html[data-app]")).toHaveCount(0);
  });
});

test("who saves data gets nothing unasked", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await openHydrated(page, "/");
  await footerLink(page, "/testimonials").focus();
  await waitUntilIdle(page);
  await expect(page.locator("link[href*='/testimonials-']")).toHaveCount(0);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
});

test("visited pages open and search, else there is a number", async ({ page }) => {
  await visitFirst(page, "/");
  await page.getByRole("searchbox").fill("chocolate");
  const chocolate = page.getByRole("search").getByRole("link", { name: /^Chocolate/ });
  await expect(chocolate).toBeVisible();
  await page.goto("/nope");
  await openHydrated(page, "/services");
  // Without a mouse, because one that rests on a link fetches the page.
  await footerLink(page, "/testimonials").dispatchEvent("click");
  await expect.poll(() => isStored(page, "/testimonials")).toBe(true);
  await page.context().setOffline(true);
  for (const path of ["/services", "/testimonials", "/"]) {
    await openHydrated(page, path);
    await expectTitle(page, path);
  }
  await page.getByRole("searchbox").fill("chocolate");
  await expect(chocolate).toBeVisible();
  for (const open of [() => footerLink(page, "/service-areas").click(), () => page.goto("/nope")]) {
    await open();
    await expectTitle(page, "/offline");
  }
});

test("emergency and contact always open, with their pictures", async ({ page }) => {
  await visitFirst(page, "/");
  const named = builtHtml(emergency, clinicSite).match(/\/assets\/[\w/-]+\.(?:js|svg|woff2)/g);
  // The page has none of the letters in the font with more.
  const files = named?.filter((file) => !file.includes("-more-"));
  for (const file of new Set(files)) expect(await isStored(page, file), file).toBe(true);
  await page.context().setOffline(true);
  // Also by another spelling of its address.
  for (const path of ["/contact/", emergency]) {
    // Without their scripts, these stay plain HTML.
    await page.goto(path);
    await expect(page.locator("html[data-app=plain]")).toHaveCount(1);
    await expectTitle(page, path.replace(/\/$/, ""));
    const missing = await page.locator("img:not(picture img)").evaluateAll(async (all) => {
      const images = all as HTMLImageElement[];
      for (const image of images) image.loading = "eager";
      await Promise.allSettled(images.map((image) => image.decode()));
      return images.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);
    });
    expect(missing).toEqual([]);
  }
});

test("a copy stands in for a page that does not come, and for no new one", async ({ page }) => {
  const answerOnce = (answer: (route: Route) => unknown) =>
    page.context().route("**/services", answer, { times: 1 });
  await visitFirst(page, "/services");
  const error = { status: 503, contentType: "text/html", body: "<h1>Error 503</h1>" };
  for (const answer of [() => {}, (route: Route) => route.fulfill(error)]) {
    await answerOnce(answer);
    await page.goto("/services");
    await expectTitle(page, "/services");
  }
  await answerOnce((route) => route.fulfill({ contentType: "text/html", body: "<h1>New</h1>" }));
  await page.goto("/services");
  await expect(page.getByRole("heading")).toHaveText("New");
});

test("a browser that cannot read its cache has the page and its files, also late", async ({
  page,
}) => {
  await visitFirst(page, "/");
  await page
    .context()
    .serviceWorkers()[0]
    ?.evaluate(() => {
      const fail = () => Promise.reject(new DOMException("Internal error", "UnknownError"));
      Object.assign(CacheStorage.prototype, { match: fail, open: fail });
      Object.assign(self, { setTimeout: (run: () => void) => run() });
    });
  await openHydrated(page, "/service-areas");
  await expectTitle(page, "/service-areas");
  const { width = 0 } = (await page.locator("main img").first().boundingBox()) ?? {};
  expect(width).toBeGreaterThan(0);
});

test("another version takes over, and keeps what was cached last", async ({ page }) => {
  await visitFirst(page, "/");
  await page.evaluate(async () => {
    const cache = await caches.open("site");
    for (let file = 0; file < 300; file++) await cache.put(`/${file}`, new Response());
  });
  await openHydrated(page, "/about");
  await page.evaluate(() => navigator.serviceWorker.register("/sw.js?another"));
  const count = () => page.evaluate(async () => (await (await caches.open("site")).keys()).length);
  await expect.poll(count).toBeLessThan(320);
  await page.context().setOffline(true);
  for (const path of ["/about", emergency]) {
    await page.goto(path);
    await expectTitle(page, path);
  }
  // A page that is not there knows the hour.
  await page.clock.setFixedTime(night);
  await page.goto("/nope");
  const calls = page.getByRole("main").locator(".button").filter({ visible: true });
  await expect(calls).toHaveText([/\(864\) 232-1878$/, "Call the clinic anyway: (864) 834-4200"]);
});
