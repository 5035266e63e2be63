import type { Page } from "@playwright/test";
import {
  expect,
  footerLink,
  isSameDocument,
  markDocument,
  openHydrated,
  test,
  waitForHydration,
} from "../base-test.ts";
import { paths } from "../specification.ts";

/** How often the page was scrolled on its way to the top: many times when smooth, once when not. */
async function recordScrolling(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    addEventListener("scroll", () => seen.push(scrollY));
  });
  return () => page.evaluate(() => (window as unknown as { seen: number[] }).seen);
}

test("a link changes the page without loading a document", async ({ page }) => {
  await openHydrated(page, "/");
  await markDocument(page);
  await footerLink(page, "Testimonials").click();
  await expect(page.getByRole("heading", { level: 1, name: "Testimonials" })).toBeVisible();
  await expect(page).toHaveTitle(/Testimonials/);
  expect(await isSameDocument(page)).toBe(true);
});

test("every page can be reached by client-side navigation", async ({ page }) => {
  test.setTimeout(60_000);
  await openHydrated(page, "/sitemap");
  await markDocument(page);
  for (const path of paths.filter((path) => path !== "/sitemap")) {
    await page.getByRole("main").locator(`a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute("href", new RegExp(`${path}$`));
    await expect(canonical).toHaveCount(1);
    await expect(page.locator('meta[name="description"]')).toHaveCount(1);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Site Map" })).toBeVisible();
  }
  expect(await isSameDocument(page)).toBe(true);
});

test("following a link scrolls smoothly to the top", async ({ page }) => {
  await openHydrated(page, "/");
  await page.evaluate(() => scrollTo({ top: 4000, behavior: "instant" }));
  const seen = await recordScrolling(page);
  await footerLink(page, "Blog").click();
  await expect(page).toHaveURL("/blog");
  await page.waitForFunction(() => scrollY === 0);
  expect((await seen()).length).toBeGreaterThan(3);
});

test("a link to the page in view scrolls smoothly to the top, too", async ({ page }) => {
  await openHydrated(page, "/about");
  await page.evaluate(() => scrollTo({ top: 2000, behavior: "instant" }));
  const seen = await recordScrolling(page);
  await footerLink(page, "About Us").click();
  await page.waitForFunction(() => scrollY === 0);
  expect((await seen()).length).toBeGreaterThan(3);
});

test.describe("where the visitor prefers reduced motion", () => {
  test("following a link jumps to the top", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openHydrated(page, "/about");
    await page.evaluate(() => scrollTo({ top: 2000, behavior: "instant" }));
    const seen = await recordScrolling(page);
    await footerLink(page, "About Us").click();
    await page.waitForFunction(() => scrollY === 0);
    expect((await seen()).filter((top) => top > 0 && top < 2000)).toEqual([]);
  });
});

/** The window is scrolled to this height, and nothing moves it away again. */
async function staysAt(page: Page, top: number): Promise<void> {
  await page.waitForFunction((wanted) => Math.abs(scrollY - wanted) < 5, top);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => scrollY)).toBeCloseTo(top, -1);
}

test("back and forward restore the place", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHydrated(page, "/services");
  await page.evaluate(() => scrollTo(0, 1800));
  const learnMore = page.getByRole("link", { name: "Learn More about Spay & Neuter Surgery" });
  await learnMore.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await learnMore.click();
  await expect(page).toHaveURL("/services/spay-neuter");
  await page.waitForFunction(() => scrollY === 0);
  await page.evaluate(() => scrollTo(0, 900));
  const left = await page.evaluate(() => scrollY);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Services" })).toBeVisible();
  await staysAt(page, before);
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Spay & Neuter Surgery");
  await staysAt(page, left);
});

test("Back restores the place where the page left must be fetched first", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHydrated(page, "/services");
  await page.evaluate(() => scrollTo(0, 3000));
  await page.locator("#imaging").scrollIntoViewIfNeeded();
  const learnMore = page.getByRole("link", { name: "Learn More about Imaging Services" });
  await learnMore.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await learnMore.click();
  await expect(page).toHaveURL("/services/imaging");
  await page.reload();
  await waitForHydration(page);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Services" })).toBeVisible();
  await staysAt(page, before);
});

test("a new page takes the focus and its title is announced", async ({ page }) => {
  await openHydrated(page, "/");
  await footerLink(page, "Services").focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/services");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: await page.title() })).toHaveCount(1);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link", { name: "Home" })).toBeFocused();
});

test("the first Tab reaches the skip link, and it leads into the page", async ({ page }) => {
  await openHydrated(page, "/about");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to the main content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link", { name: "Home" })).toBeFocused();
});

test("a link clicked before the script has come still leads there", async ({ page }) => {
  await page.route(/assets\/hydrate-/, () => {});
  await page.goto("/");
  await footerLink(page, "Blog").click();
  await expect(page).toHaveURL("/blog");
  await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test.describe("when a new version of the site has replaced a page's chunk", () => {
  test.use({ expected: { console: [/Failed to (load|fetch)/], failures: [/assets\/blog/] } });

  test("the browser loads the page's document in its place", async ({ page }) => {
    await page.route(/\/assets\/blog-/, (route) => route.fulfill({ status: 404 }));
    await openHydrated(page, "/about");
    await markDocument(page);
    await footerLink(page, "Blog").click();
    await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
    await expect(page).toHaveURL("/blog");
    expect(await isSameDocument(page)).toBe(false);
  });
});
