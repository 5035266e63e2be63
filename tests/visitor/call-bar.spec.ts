import { expect, quietTime, site, test } from "../base-test.ts";

/* The bar at the foot of phones: four ways to the clinic, in reach of a thumb and never in the way. */

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) => page.clock.setFixedTime(quietTime));

const bar = { name: site.labels.waysToUs, exact: true };

test("320 px, text at 200%: four targets for a thumb, no word cut", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/terms-conditions");
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
    scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
  });
  const links = page.getByRole("navigation", bar).getByRole("link");
  await expect(links).toHaveCount(4);
  for (const link of await links.all()) {
    const box = await link.evaluate((element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      return { left, right, least: Math.min(width, height), cut: element.scrollWidth - width };
    });
    expect(box.least).toBeGreaterThanOrEqual(44);
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(320);
    expect(box.cut).toBeLessThan(1);
  }
  // Two rows at the most: the page keeps three quarters of the window.
  const { y = 0, height = 0 } = (await page.getByRole("navigation", bar).boundingBox()) ?? {};
  expect(height).toBeLessThanOrEqual(640 / 4);
  const foot = await page.getByRole("contentinfo").boundingBox();
  expect(Math.abs(y - (foot?.y ?? 0) - (foot?.height ?? 0))).toBeLessThanOrEqual(1);
});

test("is gone on wide windows, and at the end of the page on low ones", async ({ page }) => {
  await page.goto("/contact");
  const ways = page.getByRole("navigation", bar);
  await expect(ways).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(ways).toBeHidden();
  await page.setViewportSize({ width: 600, height: 390 });
  await expect(ways).toBeVisible();
  await expect(ways).not.toBeInViewport();
});

test("on home it comes once the buttons of the head are out of sight", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("navigation", bar)).not.toBeInViewport();
  await page.mouse.wheel(0, 1500);
  await expect(page.getByRole("navigation", bar)).toBeInViewport({ ratio: 1 });
});
