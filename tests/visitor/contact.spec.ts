import type { Page } from "@playwright/test";
import { expect, openHydrated, test } from "../support/browser.ts";

/** The drawn map and the live one. */
const maps = (page: Page) => ({
  drawing: page.getByRole("img", { name: /^Sketch map/ }),
  frame: page.locator("iframe[title^='Map: 1187 Old Buncombe Rd']"),
});

test("the live map lies over the drawing until it is hidden", async ({ page }) => {
  await page.goto("/contact");
  const { drawing, frame } = maps(page);
  /** Which of the two is seen in the middle of the drawing's box. */
  const seenInBox = () =>
    drawing.evaluate((map) => {
      const { x, y, width, height } = map.getBoundingClientRect();
      const seen = document.elementFromPoint(x + width / 2, y + height / 2);
      return seen?.closest("iframe, svg")?.localName;
    });
  await frame.scrollIntoViewIfNeeded();
  expect(await seenInBox()).toBe("iframe");
  await page.getByText("Hide the live map").click();
  await expect.poll(seenInBox).toBe("svg");
  await page.getByText("Show the live map").click();
  await expect(frame).toBeVisible();
});

test("a page that opens without a connection has the drawn map alone", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "onLine", { value: false });
  });
  await openHydrated(page, "/contact");
  await expect(maps(page).frame).toHaveCount(0);
  await expect(maps(page).drawing).toBeVisible();
});
