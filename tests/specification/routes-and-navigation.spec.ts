import type { Page } from "@playwright/test";
import { expect, openHydrated, test } from "../support/browser.ts";
import { paths } from "../support/built.ts";

test.use({ viewport: { width: 1440, height: 900 } });

test("§2, §4, §9 On small screens the bar collapses to a toggle menu", async ({ page }) => {
  const menu = page.getByRole("navigation", { name: "Main" });
  const toggle = page.locator('header button[popovertarget="menu"]').first();
  await openHydrated(page, "/");
  await expect(menu).toBeVisible();
  await expect(toggle).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(menu).toBeHidden();
  await test.step("§4 Mobile menu: open/closed toggle", async () => {
    await toggle.click();
    await expect(menu).toBeVisible();
    await toggle.click();
    await expect(menu).toBeHidden();
  });
  await test.step("§9 Mobile menu max height: 70% of viewport", async () => {
    await toggle.click();
    await menu.getByLabel("Services: show pages").click();
    const share = await page
      .locator("#menu")
      .evaluate((sheet) => sheet.getBoundingClientRect().height / innerHeight);
    expect(share).toBeLessThanOrEqual(0.701);
  });
  await test.step("§4 Mobile menu: it closes when a link is chosen", async () => {
    await menu.getByRole("link", { name: "Blog" }).click();
    await expect(page).toHaveURL("/blog");
    await expect(menu).toBeHidden();
  });
});

/** The items of the bar that look like no other. */
const highlighted = (page: Page) =>
  page.locator('nav[aria-label="Main"] > ul > li > a').evaluateAll((items) => {
    const look = (item: Element) => {
      const { color, backgroundColor, fontWeight, textDecorationLine } = getComputedStyle(item);
      return [color, backgroundColor, fontWeight, textDecorationLine].join();
    };
    const isAlone = (item: Element) => items.filter((one) => look(one) === look(item)).length === 1;
    return items.filter(isAlone).map((item) => item.textContent);
  });

/** Towns and articles come and go. */
const firstIn = (folder: string) => paths.find((path) => path.startsWith(folder)) ?? folder;

test("§2 The active item is highlighted by the current path", async ({ page }) => {
  for (const [path, item] of [
    ["/", "Home"],
    ["/why-choose-us", "About Us"],
    ["/services/emergency", "Services"],
    [firstIn("/service-areas/"), "Service Areas"],
    [firstIn("/blog/"), "Blog"],
    ["/contact", "Contact"],
  ] as const) {
    await page.goto(path);
    expect(await highlighted(page)).toEqual([item]);
  }
});

test("§2 Following a link scrolls smoothly to the top", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  for (const from of ["/services/emergency", "/services"]) {
    await openHydrated(page, from);
    // Read with no frame in between: then, no scroll but an instant one has moved.
    const top = await page.evaluate(async () => {
      scrollTo({ top: 2000, behavior: "instant" });
      await navigation.navigate("/services").finished;
      return scrollY;
    });
    // Half a screen, and less, is not where one was.
    expect(top, from).toBeGreaterThan(900);
    await expect(page).toHaveURL("/services");
    await page.waitForFunction(() => scrollY === 0);
  }
});

test("§2 Site Map: a two-column grid of categories", async ({ page }) => {
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
    await page.locator('main a[href="/services/emergency"]').dispatchEvent("click");
    await expect(page).toHaveURL("/services/emergency");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});
