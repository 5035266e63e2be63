import { open, test } from "./browser.ts";

test.use({ viewport: { width: 1440, height: 900 } });

test("§2 Site Map: a two-column grid of categories", async ({ page, expect }) => {
  await page.goto("/sitemap");
  const lefts = await page
    .locator("main section[aria-label]")
    .evaluateAll((categories) => categories.map((one) => one.getBoundingClientRect().left));
  expect(new Set(lefts).size).toBe(2);
});

test("§2 Site Map: following a link also scrolls", async ({ page, expect }) => {
  await open(page, "/sitemap");
  await page.evaluate(() => scrollTo({ top: 500, behavior: "instant" }));
  await page.locator('main a[href="/services/dental"]').dispatchEvent("click");
  await expect(page).toHaveURL("/services/dental");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
