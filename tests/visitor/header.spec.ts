import type { Page } from "@playwright/test";
import { findViolations } from "../support/accessible.ts";
import { expect, navigateTo, openHydrated, test, traverse } from "../support/browser.ts";
import { booking, emergency, expectPage, tel } from "./clinic.ts";

const openButton = (page: Page) => page.getByRole("button", { name: "Menu", exact: true });
const menu = (page: Page) => page.getByRole("navigation", { name: "Main" });
const caret = (page: Page) => page.locator("header li:has(> [href='/services']) summary");
/** The pages below an item, once they are open. */
const dropdown = (page: Page) => page.getByRole("banner").locator("details[open]");

test.describe("on a wide window", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("a link to words of the page opens no dropdown that has them, too", async ({ page }) => {
    await openHydrated(page, "/services/surgery#:~:text=Pet%20Surgery");
    await expect(dropdown(page)).toHaveCount(0);
  });

  test("Tab walks through an open dropdown, and closes it on leaving", async ({ page }) => {
    await openHydrated(page, "/");
    await expect(caret(page)).toHaveAccessibleName(/: show pages$/);
    await caret(page).press("Enter");
    expect(await findViolations(dropdown(page))).toEqual([]);
    const links = dropdown(page).getByRole("link");
    for (const link of await links.all()) {
      await page.keyboard.press("Tab");
      await expect(link).toBeFocused();
    }
    await page.keyboard.press("Tab");
    await expect(dropdown(page)).toHaveCount(0);
    // The arrow closes it, too, also while the focus is inside, as do a click elsewhere and Escape.
    for (const close of [
      () => caret(page).click(),
      () => page.getByRole("heading", { level: 1 }).click(),
      () => page.keyboard.press("Escape"),
    ]) {
      await caret(page).click();
      await page.keyboard.press("Tab");
      await expect(links.first()).toBeFocused();
      await close();
      await expect(dropdown(page)).toHaveCount(0);
    }
    await expect(caret(page)).toBeFocused();
  });

  test("choosing a page closes the dropdown, also the page in view", async ({ page }) => {
    await openHydrated(page, "/");
    for (const _ of ["another page", "the page in view"]) {
      await caret(page).click();
      await dropdown(page).getByRole("link", { name: "Pet Surgery" }).click();
      await expectPage(page, "/services/surgery");
      await expect(dropdown(page)).toHaveCount(0);
    }
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the menu scrolls, has room for a thumb, and calls and books", async ({ page }) => {
    await openHydrated(page, "/");
    await openButton(page).click();
    await caret(page).click();
    expect(await findViolations(menu(page))).toEqual([]);
    for (const href of [tel, booking]) {
      const link = menu(page).locator(`a[href="${href}"]`).filter({ visible: true });
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport({ ratio: 0.9 });
    }
    const heights = await menu(page)
      .locator("a, button, summary")
      .filter({ visible: true })
      .evaluateAll((all) => all.map((target) => target.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });

  test("Escape, Back and a wide window close the menu", async ({ page }) => {
    await openHydrated(page, "/about");
    await navigateTo(page, "/services");
    for (const close of [() => page.keyboard.press("Escape"), () => traverse(page, "back")]) {
      await openButton(page).click();
      await close();
      await expect(menu(page)).toBeHidden();
    }
    await expectPage(page, "/about");
    // A tablet that is turned is wide enough for the row, so the menu closes.
    await openButton(page).click();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.locator(":popover-open")).toHaveCount(0);
  });
});

test("in any window the header is one row, and a call is in sight", async ({ page }) => {
  // The emergency page has the widest header.
  await page.goto(emergency);
  const header = page.getByRole("banner");
  for (const width of [320, 400, 480, 640, 720, 767, 768, 900, 1055, 1279, 1280, 1440]) {
    await page.setViewportSize({ width, height: 390 });
    await expect(menu(page).or(openButton(page)), "a row, or the button").toHaveCount(1);
    const middles = await header.locator(":scope > div > :is(a, button)").evaluateAll((controls) =>
      controls
        .map((control) => control.getBoundingClientRect())
        .filter((box) => box.width > 0)
        .map(({ top, height }) => Math.round((top + height / 2) / 10)),
    );
    expect(new Set(middles).size, `rows at ${width} px`).toBe(1);
    await page.evaluate(() => scrollTo({ top: 1200, behavior: "instant" }));
    const call = header.or(page.getByRole("navigation")).locator("a[href^='tel:']");
    const inSight = call.filter({ visible: true }).first();
    await expect(inSight, `${width} px`).toBeInViewport({ ratio: 1 });
  }
});
