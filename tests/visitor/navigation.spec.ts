import { dirname } from "node:path/posix";
import type { Page } from "@playwright/test";
import { load } from "cheerio";
import {
  expect,
  hold,
  navigateTo,
  openHydrated,
  test,
  timeOrigin,
  traverse,
  waitForHydration,
  waitUntilIdle,
} from "../support/browser.ts";
import { builtHtml, clinicSite, listPaths } from "../support/built.ts";
import { expectPage, expectTitle, footerLink } from "./clinic.ts";

/** What must be that of the new page once a link has been followed. */
const partsOf = (html: string) =>
  load(html).extract({
    headings: ["main :is(h1, h2, h3)"],
    title: "head > title",
    canonical: { selector: "link[rel=canonical]", value: "href" },
    description: { selector: "meta[name=description]", value: "content" },
    current: [{ selector: "header [aria-current]", value: "href" }],
  });

test("a mouse that rests on a link fetches its page", async ({ page }) => {
  await openHydrated(page, "/contact");
  await waitUntilIdle(page);
  const fetched = page.waitForResponse(/\/testimonials-.*js$/);
  await footerLink(page, "/testimonials").hover();
  await fetched;
});

const folders = new Set(listPaths(clinicSite).map(dirname));
for (const folder of folders) {
  test(`each page in ${folder} is the same by link as by document load`, async ({ page }) => {
    await openHydrated(page, "/terms-conditions");
    const loaded = await timeOrigin(page);
    for (const path of listPaths(clinicSite).filter((one) => dirname(one) === folder)) {
      await navigateTo(page, path);
      await expectPage(page, path);
      const seen = partsOf(await page.content());
      expect.soft(seen, path).toEqual(partsOf(builtHtml(path, clinicSite)));
    }
    expect(await timeOrigin(page)).toBe(loaded);
  });
}

/** Scrolls, and waits until the browser has noted the place, which it does with the next frame. */
async function leaveAt(page: Page, top: number): Promise<void> {
  await page.evaluate(async (wanted) => {
    scrollTo({ top: wanted, behavior: "instant" });
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  }, top);
}

test.describe(() => {
  test.use({ expected: /^(error|warning): .*404|^status 404 \/nope$/ });

  test("Back leads to the not-found page, too, and Forward on", async ({ page }) => {
    await openHydrated(page, "/nope");
    await navigateTo(page, "/services");
    await expectPage(page, "/services");
    await traverse(page, "back");
    await expect(page).toHaveURL("/nope");
    await expectTitle(page, "/404");
    await traverse(page, "forward");
    await expectPage(page, "/services");
  });
});

test("Back and Forward restore the place on a page, also if the next is slow", async ({ page }) => {
  const release = await hold(page, "wellness-exams");
  await openHydrated(page, "/services");
  await leaveAt(page, 300);
  const link = page.getByRole("main").locator("a[href='/services/wellness-exams']").first();
  await link.evaluate((one: HTMLAnchorElement) => one.click());
  // Where the visitor is when the page arrives counts.
  await leaveAt(page, 1800);
  release();
  await expectPage(page, "/services/wellness-exams");
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await leaveAt(page, 900);
  expect(await traverse(page, "back")).toBeCloseTo(1800, -1);
  await expectPage(page, "/services");
  expect(await traverse(page, "forward")).toBeCloseTo(900, -1);
  // Back restores the place at once, even if links scroll smoothly.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect(await traverse(page, "back")).toBeCloseTo(1800, -1);
});

test("Back restores what was typed, ticked or opened, until a reload", async ({ page }) => {
  const box = page.getByRole("checkbox", { name: "Ask your last clinic for records" });
  const story = page.getByLabel("Your Experience", { exact: true });
  const disclosure = page.getByRole("main").locator("details").first();
  await openHydrated(page, "/blog/first-visit");
  await box.check();
  await navigateTo(page, "/testimonials");
  await story.fill("Two lines\nof text");
  await navigateTo(page, "/services/emergency");
  await disclosure.locator("summary").first().click();
  await navigateTo(page, "/about");
  await traverse(page, "back");
  await expect(disclosure).toHaveAttribute("open");
  await traverse(page, "back");
  await expect(story).toHaveValue("Two lines\nof text");
  await traverse(page, "back");
  await expect(box).toBeChecked();
  await page.reload();
  await waitForHydration(page);
  await expect(box).not.toBeChecked();
});

test("the first Tab reaches the skip link, and it leads into the page", async ({ page }) => {
  await openHydrated(page, "/about");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to the main content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
});

test("a new page takes the focus, and its title is announced", async ({ page }) => {
  await openHydrated(page, "/");
  await footerLink(page, "/services").press("Enter");
  await expectPage(page, "/services");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: await page.title() })).toHaveCount(1);
});

test("a link to a question opens it, and Tab goes on from there", async ({ page }) => {
  await openHydrated(page, "/");
  const loaded = await timeOrigin(page);
  await page.getByRole("link", { name: "Paying for your visit" }).press("Enter");
  await expect(page.locator("#cost")).toBeInViewport();
  await expect(page.locator("#cost")).toBeFocused();
  await page.keyboard.press("Tab");
  const following = page.locator("#cost").locator("xpath=following::*[self::a or self::summary]");
  await expect(following.filter({ visible: true }).first()).toBeFocused();
  await navigateTo(page, "/contact#question-stray");
  await expect(page.locator("#question-stray")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator("#question-stray a")).toBeFocused();
  await expect(page.getByText("Call before you bring one in.")).toBeInViewport();
  await navigateTo(page, "/contact#question-walk-in");
  await expect(page.locator("#question-walk-in")).toBeInViewport();
  expect(await timeOrigin(page)).toBe(loaded);
});

test("Back soon after a reload shows the page of its address", async ({ page }) => {
  await openHydrated(page, "/about");
  await navigateTo(page, "/testimonials");
  // From here on the app is late.
  const release = await hold(page, "hydrate");
  // A script reloads the page, as the site does when a page's code is gone from the host.
  await Promise.all([page.waitForEvent("load"), page.evaluate(() => location.reload())]);
  await page.goBack();
  release();
  await waitForHydration(page);
  await expectPage(page, "/about");
});

test.describe(() => {
  test.use({
    expected: /^error: .*Failed to (load|fetch)|^(status|failed request) .+testimonials/,
  });

  test("a slow page shows a bar, and gives way to the next click", async ({ page }) => {
    const release = await hold(page, "testimonials");
    await openHydrated(page, "/about");
    const loaded = await timeOrigin(page);
    const waiting = page.locator("html[data-waiting]");
    await footerLink(page, "/testimonials").click();
    await expect(waiting).toHaveCount(1);
    await footerLink(page, "/services").click();
    await expectPage(page, "/services");
    await expect(waiting).toHaveCount(0);
    const answered = page.waitForResponse(/testimonials-/);
    release();
    await (await answered).finished();
    // Let the browser finish with the response.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await expectPage(page, "/services");
    expect(await timeOrigin(page)).toBe(loaded);
    // The page in between was never shown, so Back skips it.
    await traverse(page, "back");
    await expectPage(page, "/about");
  });
});
