import type { Route } from "@playwright/test";
import { alone, expect, openHydrated, test } from "../browser.ts";
import { builtHtml, clinicSite } from "../built.ts";
import { emergency, expectTitle, footerLink, tel } from "./clinic.ts";

/* Without a connection, or with a bad one: with the service worker, which other tests block. */

test.use({
  serviceWorkers: "allow",
  expected: /^error: Failed to load resource|^warning: 404: no page at|^(status|failed request) /,
});

test("visited pages open, emergency and contact always, else a number", async ({ page }) => {
  const context = page.context();
  await page.goto("/robots.txt");
  await page.evaluate(() => caches.open("old"));
  await openHydrated(page, "/");
  await page.evaluate(() => navigator.serviceWorker.ready);
  const isStored = (path: string) => page.evaluate((one) => caches.match(one).then(Boolean), path);
  const files = builtHtml(emergency, clinicSite).match(/\/assets\/[\w-]+\.(?:css|js|svg|woff2)/g);
  for (const file of new Set(files)) expect(await isStored(file), file).toBe(true);
  await page.goto("/nope");
  await openHydrated(page, "/services");
  // Without a mouse, because one that rests on a link fetches the page.
  await footerLink(page, "/testimonials").dispatchEvent("click");
  await expect.poll(() => isStored("/testimonials")).toBe(true);
  await context.setOffline(true);
  for (const path of ["/", "/services", "/testimonials", "/contact", emergency] as const) {
    await openHydrated(page, path);
    await expectTitle(page, path);
    // Of a visited page, what was far below may never have been loaded.
    if (path !== "/contact" && path !== emergency) continue;
    const missing = await page.locator("img:not(picture img)").evaluateAll(async (all) => {
      const images = all as HTMLImageElement[];
      for (const image of images) image.loading = "eager";
      await Promise.allSettled(images.map((image) => image.decode()));
      return images.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);
    });
    expect(missing).toEqual([]);
  }
  await page.getByRole("searchbox").fill("chocolate");
  await expect(page.getByRole("search").getByRole("link", { name: /^Chocolate/ })).toBeVisible();
  for (const open of [() => footerLink(page, "/service-areas").click(), () => page.goto("/nope")]) {
    await open();
    await expectTitle(page, "/offline");
    await expect(page.getByRole("main").locator(`a[href="${tel}"]`).first()).toBeVisible();
    await expect(page.getByRole("main").getByText("(864) 232-1878")).toBeVisible();
  }

  await test.step("so do its other spellings, which are no pages of their own", async () => {
    for (const [spelling, path] of [
      ["/index.html", "/"],
      ["/contact/", "/contact"],
      ["/services/emergency.html", emergency],
    ] as const) {
      await openHydrated(page, spelling);
      await expectTitle(page, path);
    }
    await context.setOffline(false);
    // Not every host redirects this.
    await context.route("**/about/", async (route) => {
      const url = route.request().url().replace(/\/$/, "");
      await route.fulfill({ response: await route.fetch({ url }) });
    });
    await page.goto("/about/");
    await expect.poll(() => isStored("/about")).toBe(true);
    expect(await isStored("/about/")).toBe(false);
  });

  await test.step("a page that does not answer opens from the cache, or that the host fails to send", async () => {
    const error = { status: 503, contentType: "text/html", body: "<h1>Error 503</h1>" };
    for (const answer of [() => {}, (route: Route) => route.fulfill(error)]) {
      await context.route("**/services", answer, { times: 1 });
      await page.goto("/services");
      await expectTitle(page, "/services");
    }
    expect(await page.evaluate(() => caches.keys()), "old caches are gone").toHaveLength(1);
  });

  await test.step("a browser that cannot read its cache has the page and its files, also late", async () => {
    await context.serviceWorkers()[0]?.evaluate(() => {
      const fail = () => Promise.reject(new DOMException("Internal error", "UnknownError"));
      Object.assign(CacheStorage.prototype, { match: fail, open: fail });
      Object.assign(self, { setTimeout: (run: () => void) => run() });
    });
    await openHydrated(page, "/service-areas");
    await expectTitle(page, "/service-areas");
    const { width = 0 } = (await page.locator("main img").first().boundingBox()) ?? {};
    expect(width).toBeGreaterThan(0);
  });
});

test("another version takes over at once", alone, async ({ page }) => {
  await openHydrated(page, "/");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.evaluate(() => navigator.serviceWorker.register("/sw.js?another"));
  const inCharge = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
  await expect.poll(inCharge).toContain("?another");
});
