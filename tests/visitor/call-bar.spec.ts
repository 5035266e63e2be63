import type { Page } from "@playwright/test";
import { clinic, expect, test } from "../base-test.ts";

/* The bar at the foot of phones: four ways to the clinic, in reach of a thumb and never in the way. */

const phone = { width: 390, height: 844 };
const small = { width: 320, height: 640 };
const bar = (page: Page) =>
  page.getByRole("navigation", { name: "Call, text, book, directions", exact: true });

test.use({ viewport: phone });

test("calls, texts, books in a new tab, and shows the way in a new tab", async ({ page }) => {
  await page.goto("/blog/first-visit");
  const links = bar(page).getByRole("listitem").getByRole("link");
  await expect(links).toHaveText([
    "Call",
    "Text",
    "Book (opens in a new tab)",
    "Directions (opens in a new tab)",
  ]);
  await expect(links.nth(0)).toHaveAttribute("href", `tel:${clinic.phone.dial}`);
  await expect(links.nth(1)).toHaveAttribute("href", `sms:${clinic.text.dial}`);
  await expect(links.nth(2)).toHaveAttribute("href", clinic.booking.url);
  const way = new URL((await links.nth(3).getAttribute("href")) ?? "");
  expect(way.searchParams.get("destination")).toBe(clinic.address.full);
  for (const index of [2, 3]) {
    await expect(links.nth(index)).toHaveAttribute("target", "_blank");
    await expect(links.nth(index)).toHaveAttribute("rel", "noopener");
  }
});

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
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(bar(page)).toBeHidden();
  await page.setViewportSize({ width: 600, height: 390 });
  await expect(bar(page)).not.toBeInViewport();
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
