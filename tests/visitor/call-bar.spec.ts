import type { Page } from "@playwright/test";
import { expect, quietTime, site, test } from "../base-test.ts";

/* The bar at the foot of phones: four ways to the clinic, in reach of a thumb and never in the way. */

const phone = { width: 390, height: 844 };
const small = { width: 320, height: 640 };
const bar = (page: Page) =>
  page.getByRole("navigation", { name: site.labels.waysToUs, exact: true });

test.use({ viewport: phone });
test.beforeEach(({ page }) => page.clock.setFixedTime(quietTime));

for (const viewport of [phone, small]) {
  for (const textSize of ["100%", "200%"]) {
    test(`${viewport.width} px, text at ${textSize}: four targets for a thumb, no word cut, right below the foot of the page`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto("/terms-conditions");
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
        scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
      }, textSize);
      const links = await bar(page)
        .getByRole("link")
        .evaluateAll((elements) =>
          elements.map((element) => {
            const { left, right, width, height } = element.getBoundingClientRect();
            const word = element.querySelector("span:nth-child(2)")?.getBoundingClientRect();
            return { left, right, width, height, word: { left: word?.left, right: word?.right } };
          }),
        );
      expect(links).toHaveLength(4);
      for (const { left, right, width, height, word } of links) {
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(viewport.width);
        expect(word.left).toBeGreaterThanOrEqual(left);
        expect(word.right).toBeLessThanOrEqual(right);
      }
      // Two rows at the most: the page keeps three quarters of the window.
      const { y: top = 0, height = 0 } = (await bar(page).boundingBox()) ?? {};
      expect(height).toBeLessThanOrEqual(viewport.height / 4);
      const foot = await page.getByRole("contentinfo").boundingBox();
      expect(Math.abs(top - (foot?.y ?? 0) - (foot?.height ?? 0))).toBeLessThanOrEqual(1);
    });
  }
}

test("is gone on wide windows, and on very low ones it stays at the end of the page", async ({
  page,
}) => {
  await page.goto("/contact");
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(bar(page)).toBeHidden();
  await page.setViewportSize({ width: 600, height: 390 });
  await expect(bar(page)).toBeVisible();
  await expect(bar(page)).not.toBeInViewport();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  // The end of a page may lie a fraction of a pixel below the window.
  await expect(bar(page)).toBeInViewport({ ratio: 0.99 });
});

test("on home it comes once the same two buttons of the head are out of sight", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/");
  await expect(bar(page)).not.toBeInViewport();
  await page.mouse.wheel(0, 1500);
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
});
