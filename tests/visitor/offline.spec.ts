import type { Page } from "@playwright/test";
import { emergency, expect, footerLink, openHydrated, site, test, titleOf } from "../base-test.ts";

/* Without a connection, or with a bad one: with the service worker, which other tests block. */

test.use({
  serviceWorkers: "allow",
  expected: { console: [/Failed to load resource/, /404: no page at/], failures: [/./] },
});

const expectTitle = (page: Page, path: string) =>
  expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf(path));

/** Opens the first page of a visit, and waits for the worker. */
async function arrive(page: Page, path: string): Promise<void> {
  await openHydrated(page, path);
  await page.evaluate(() => navigator.serviceWorker.ready);
}

test("visited pages open, emergency and contact always, and else the phone number", async ({
  page,
  context,
}) => {
  await arrive(page, "/");
  await page.goto("/nope");
  await openHydrated(page, "/services");
  await footerLink(page, "/blog").click();
  await expect.poll(() => page.evaluate(() => caches.match("/blog").then(Boolean))).toBe(true);
  await context.setOffline(true);
  for (const path of ["/", "/services", "/blog", "/contact", emergency.path]) {
    await openHydrated(page, path);
    await expectTitle(page, path);
    // Of a visited page, what was far below may never have been loaded.
    if (path !== "/contact" && path !== emergency.path) continue;
    const missing = await page.locator("img").evaluateAll(async (all: HTMLImageElement[]) => {
      for (const image of all) image.loading = "eager";
      await Promise.allSettled(all.map((image) => image.decode()));
      return all.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);
    });
    expect(missing).toEqual([]);
  }
  const poison = site.signs.poisons[0]?.thing ?? "";
  await page.locator("#finder").fill(poison);
  await expect(page.getByRole("search").getByRole("link", { name: poison })).toBeVisible();
  for (const open of [() => footerLink(page, "/testimonials").click(), () => page.goto("/nope")]) {
    await open();
    await expectTitle(page, "/offline");
    const call = page.getByRole("main").locator(`a[href="tel:${site.clinic.phone.dial}"]`);
    await expect(call.first()).toBeVisible();
  }
});

test("a page that does not answer opens from the cache, and old caches go", async ({ page }) => {
  await page.goto("/robots.txt");
  await page.evaluate(() => caches.open("old"));
  await arrive(page, "/about");
  await page.context().route("**/about", () => {});
  await page.goto("/about");
  await expectTitle(page, "/about");
  expect(await page.evaluate(() => caches.keys())).toHaveLength(1);
});
