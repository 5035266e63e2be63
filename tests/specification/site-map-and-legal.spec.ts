import { openHydrated } from "../browser.ts";
import { test } from "./specify-in-browser.ts";

test.use({ viewport: { width: 1440, height: 900 } });

test("§2 Site Map: a two-column grid of categories", async ({ page, expect }) => {
  await openHydrated(page, "/sitemap");
  const lefts = await page
    .locator("main section[aria-label]")
    .evaluateAll((categories) => categories.map((one) => one.getBoundingClientRect().left));
  expect(new Set(lefts).size).toBe(2);
  await test.step("§2 The main area grows to fill the screen", async () => {
    await page.setViewportSize({ width: 1440, height: 4000 });
    const bottom = await page
      .getByRole("contentinfo")
      .evaluate((footer) => innerHeight - footer.getBoundingClientRect().bottom);
    expect(Math.round(bottom)).toBe(0);
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  await test.step("§2 Site Map: following a link also scrolls", async () => {
    await page.evaluate(() => scrollTo({ top: 500, behavior: "instant" }));
    await page.locator('main a[href="/services/dental"]').dispatchEvent("click");
    await expect(page).toHaveURL("/services/dental");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});
