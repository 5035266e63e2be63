import type { Page } from "@playwright/test";
import { fill } from "../../src/formatting/fill.ts";
import { expect, expectPage, goBack, navigateTo, openHydrated, site, test } from "../base-test.ts";

const { labels, navigation: lists } = site;
const phone = { width: 390, height: 844 };
const turned = { width: 844, height: 390 };

const openButton = (page: Page) => page.getByRole("button", { name: labels.menu, exact: true });
const closeButton = (page: Page) => page.getByRole("button", { name: labels.close, exact: true });
const menu = (page: Page) => page.locator("#menu");
const dropdown = (page: Page) => page.locator("header details[open]");

test.describe("on a wide window", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  const item = lists.header.find(({ path }) => path === "/services")?.name ?? "";
  const caret = (page: Page) =>
    page.getByLabel(fill(labels.showPages, { page: item }), { exact: true });

  test("Tab walks through an open dropdown and closes it on leaving", async ({ page }) => {
    await openHydrated(page, "/");
    await caret(page).press("Enter");
    for (const link of await dropdown(page).getByRole("link").all()) {
      await page.keyboard.press("Tab");
      await expect(link).toBeFocused();
    }
    await page.keyboard.press("Tab");
    await expect(dropdown(page)).toHaveCount(0);
    // So do its button, also once the focus is inside, a click elsewhere, and Escape.
    for (const close of [
      () => caret(page).click(),
      () => page.getByRole("heading", { level: 1 }).click(),
      () => page.keyboard.press("Escape"),
    ]) {
      await caret(page).click();
      await page.keyboard.press("Tab");
      await expect(dropdown(page).getByRole("link").first()).toBeFocused();
      await close();
      await expect(dropdown(page)).toHaveCount(0);
    }
    await expect(caret(page)).toBeFocused();
  });

  test("a dropdown's links begin below their word", async ({ page }) => {
    await openHydrated(page, "/");
    for (const button of await page.locator("header nav > ul > li summary").all()) {
      await button.click();
      const lefts = await dropdown(page).evaluate((panel) => {
        const words = [panel.parentElement?.querySelector("a"), panel.querySelector("a")];
        return words.map((word) => {
          const range = new Range();
          if (word) range.selectNodeContents(word);
          return range.getBoundingClientRect().left;
        });
      });
      expect(lefts[1]).toBeCloseTo(lefts[0] ?? 0, 0);
      await page.keyboard.press("Escape");
    }
  });

  test("a mouse that rests on an item opens its dropdown, with pictures", async ({ page }) => {
    await openHydrated(page, "/about");
    await page.clock.install();
    await expect(page.locator("header nav img")).toHaveCount(0);
    const word = page.getByRole("banner").getByRole("link", { name: item, exact: true });
    // Whoever clicks at once wants the page.
    await word.click();
    await page.clock.runFor(1000);
    await expectPage(page, "/services");
    await expect(dropdown(page)).toHaveCount(0);
    await page.mouse.move(700, 890);
    await word.hover();
    await page.clock.runFor(1000);
    const links = dropdown(page).getByRole("link");
    await expect(links.first()).toBeVisible();
    await expect(dropdown(page).locator("img")).toHaveCount(site.listedServices.length);
    // On its way to a link, the mouse leaves the item.
    await page.mouse.move(700, 890);
    await links.last().hover();
    await page.clock.runFor(1000);
    await expect(dropdown(page)).toHaveCount(1);
    await page.mouse.move(700, 890);
    await page.clock.runFor(1000);
    await expect(dropdown(page)).toHaveCount(0);
  });

  test("choosing a page closes the dropdown, also the page in view", async ({ page }) => {
    await openHydrated(page, "/");
    for (const _ of ["another page", "the page in view"]) {
      await caret(page).click();
      await dropdown(page).locator('a[href="/services/dental"]').click();
      await expectPage(page, "/services/dental");
      await expect(dropdown(page)).toHaveCount(0);
    }
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("Menu opens a sheet that scrolls, with room for a thumb", {
    tag: "@facts",
  }, async ({ page }) => {
    await openHydrated(page, "/");
    await openButton(page).click();
    await menu(page).locator("summary").nth(1).click();
    const size = await menu(page).evaluate((sheet) => ({
      height: sheet.getBoundingClientRect().height,
      content: sheet.scrollHeight,
      overflow: getComputedStyle(sheet).overflowY,
    }));
    expect(size.content).toBeGreaterThan(size.height);
    expect(size.overflow).toBe("auto");
    for (const target of await menu(page).locator("a, summary").filter({ visible: true }).all()) {
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });

  test("Close, Escape and Back close the sheet", async ({ page }) => {
    await openHydrated(page, "/about");
    await navigateTo(page, "/blog");
    for (const close of [
      () => closeButton(page).click(),
      () => page.keyboard.press("Escape"),
      () => goBack(page),
    ]) {
      await openButton(page).click();
      await expect(menu(page)).toBeVisible();
      await close();
      await expect(menu(page)).toBeHidden();
    }
    await expectPage(page, "/about");
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("a tap beside the open sheet closes it and does nothing else", async ({ page }) => {
      await page.goto("/services");
      const call = page.getByRole("link", { name: labels.call, exact: true });
      const { x = 0, y = 0, width = 0, height = 0 } = (await call.boundingBox()) ?? {};
      await openButton(page).click();
      await page.touchscreen.tap(x + width / 2, y + height / 2);
      await expect(menu(page)).toBeHidden();
      await expect(page).toHaveURL("/services");
    });
  });
});

test("the header is one row in any window, and the menu begins below it", {
  tag: "@facts",
}, async ({ page }) => {
  await openHydrated(page, "/services/dental");
  for (const [width, height] of [
    [320, 640],
    [320, 256],
    [568, 320],
    [745, 1000],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openButton(page).click();
    const seen = await page.evaluate(() => {
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      const middles = Array.from(document.querySelectorAll("header .wrap > :is(a, button)"))
        .map((control) => control.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .map(({ top, height }) => Math.round((top + height / 2) / 10));
      const gap = Math.abs((box("#menu")?.top ?? 99) - (box("header")?.bottom ?? 0));
      return { gap, rows: new Set(middles).size, width: document.documentElement.scrollWidth };
    });
    expect(seen.gap, `${width} × ${height}`).toBeLessThanOrEqual(1);
    expect(seen, `${width} × ${height}`).toMatchObject({ rows: 1, width });
    await closeButton(page).click();
    await expect(menu(page)).toBeHidden();
  }
});

test("a window of any width has the navigation or the menu", { tag: "@facts" }, async ({
  page,
}) => {
  await page.goto("/services");
  const navigation = menu(page);
  for (let width = 320; width <= 1440; width += 40) {
    await page.setViewportSize({ width, height: 800 });
    const ways = navigation.or(openButton(page)).filter({ visible: true });
    expect(await ways.count(), `${width} px`).toBe(1);
  }
});

test("a low window keeps a way to call in sight", { tag: "@facts" }, async ({ page }) => {
  await page.goto("/services");
  for (const viewport of [turned, { width: 320, height: 256 }]) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => scrollTo({ top: 2000, behavior: "instant" }));
    const calls = page.locator("header > div > div a[href^='tel:'], nav a[href^='tel:']");
    await expect(calls.filter({ visible: true })).toBeInViewport({ ratio: 1 });
  }
});
