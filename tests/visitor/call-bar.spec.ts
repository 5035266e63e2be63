import type { Page } from "@playwright/test";
import { clinic, expect, openHydrated, test } from "../base-test.ts";
import { address } from "../specification.ts";

/* The bar at the foot of phones: four ways to the clinic, in reach of a thumb and never in the way. */

const phone = { width: 390, height: 844 };
const small = { width: 320, height: 640 };
const bar = (page: Page) =>
  page.getByRole("navigation", { name: "Call, text, book, directions", exact: true });

test.use({ viewport: phone });

test("calls, texts, books in a new tab, and shows the way in a new tab", async ({ page }) => {
  await page.goto("/blog/first-visit");
  const links = bar(page).getByRole("link");
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
  expect(way.searchParams.get("destination")).toBe(address);
  for (const index of [2, 3]) {
    await expect(links.nth(index)).toHaveAttribute("target", "_blank");
    await expect(links.nth(index)).toHaveAttribute("rel", "noopener");
  }
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("its links are there, and in sight", async ({ page }) => {
    await page.goto("/services/dental");
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    await expect(bar(page).getByRole("link", { name: "Call" })).toHaveAttribute(
      "href",
      `tel:${clinic.phone.dial}`,
    );
  });
});

for (const viewport of [phone, small]) {
  for (const textSize of ["100%", "200%"]) {
    test(`${viewport.width} px, text at ${textSize}: four targets for a thumb, no word cut`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto("/contact");
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
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
      const { height = 0 } = (await bar(page).boundingBox()) ?? {};
      expect(height).toBeLessThanOrEqual(viewport.height / 4);
    });
  }
}

/** Walks on with Tab to the end of the page; what the bar lies on while it has the focus is a fault. */
async function walk(page: Page): Promise<{ stops: number; faults: string[] }> {
  const faults: string[] = [];
  let stops = 0;
  let isAtEnd = false;
  for (; stops < 150; stops++) {
    await page.keyboard.press("Tab");
    const seen = await page.evaluate(async () => {
      const element = document.activeElement;
      if (element === null || element === document.body) return undefined;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const box = element.getBoundingClientRect();
      const over = document.querySelector(".call-bar");
      const edge = over?.getBoundingClientRect();
      // What is higher than the window has to go on somewhere.
      const isCovered =
        edge !== undefined &&
        over?.contains(element) === false &&
        element.closest(":popover-open") === null &&
        box.height < innerHeight / 2 &&
        // Where in the map the focus stands is the map's affair: some of it has to be seen.
        (element.tagName === "IFRAME" ? box.top : box.bottom) > edge.top &&
        box.top < edge.bottom;
      const isLast = element.closest("footer, .call-bar") !== null;
      return { isCovered, isLast, name: `${element.tagName} ${element.textContent?.slice(0, 40)}` };
    });
    // The map takes the focus away for a moment when it comes in just then.
    if (seen === undefined && !isAtEnd) continue;
    if (seen === undefined) break;
    isAtEnd = seen.isLast;
    if (seen.isCovered) faults.push(seen.name);
  }
  return { stops, faults };
}

for (const viewport of [phone, small]) {
  for (const path of ["/", "/services", "/services/emergency", "/terms-conditions", "/sitemap"]) {
    test(`${viewport.width} px, ${path}: never lies on what has the focus`, async ({ page }) => {
      test.setTimeout(60_000);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize(viewport);
      await openHydrated(page, path);
      const { stops, faults } = await walk(page);
      expect(stops).toBeGreaterThan(25);
      expect(stops, "the walk came to the end of the page").toBeLessThan(150);
      expect(faults).toEqual([]);
    });
  }

  test(`${viewport.width} px: the open menu lies over the bar, not under it`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize(viewport);
    await openHydrated(page, "/services/dental");
    await page.getByRole("button", { name: "Menu", exact: true }).focus();
    await page.keyboard.press("Enter");
    const sheet = page.locator("#menu");
    await sheet.getByText("Services", { exact: true }).click();
    const links = sheet.getByRole("link");
    await links.first().focus();
    for (let index = 1; index < (await links.count()) + 3; index++) {
      await page.keyboard.press("Tab");
      if ((await page.locator(":popover-open").count()) === 0) break;
      const isOnTop = await page.evaluate(() => {
        const element = document.activeElement;
        const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
        const hit = document.elementFromPoint(left + Math.min(width / 2, 20), top + height / 2);
        return element?.contains(hit) ?? false;
      });
      expect(isOnTop, `stop ${index}`).toBe(true);
    }
    await page.keyboard.press("Escape");
    const { faults } = await walk(page);
    expect(faults).toEqual([]);
  });
}

for (const textSize of ["100%", "150%", "200%"]) {
  test(`text at ${textSize}: the foot of the page comes to rest right above the bar`, async ({
    page,
  }) => {
    for (const viewport of [phone, small]) {
      await page.setViewportSize(viewport);
      await page.goto("/terms-conditions");
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
        scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
      }, textSize);
      const footer = await page.getByRole("contentinfo").boundingBox();
      const edge = await bar(page).boundingBox();
      const gap = (edge?.y ?? 0) - (footer?.y ?? 0) - (footer?.height ?? 0);
      expect(Math.abs(gap), `${viewport.width} px`).toBeLessThanOrEqual(1);
    }
  });
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
