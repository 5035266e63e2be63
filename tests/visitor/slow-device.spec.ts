import type { Page } from "@playwright/test";
import { expect, footerLink, openHydrated, pretendHydration, test } from "../base-test.ts";

/** Every state of the page from now on: its heading, how many of its bands are empty, and the scroll. */
async function recordStates(page: Page): Promise<() => Promise<State[]>> {
  await page.evaluate(() => {
    const states: State[] = [];
    Object.assign(window, { states });
    const read = () => {
      states.push({
        heading: document.querySelector("h1")?.textContent ?? "",
        empty: document.querySelectorAll(".band:empty, .band > .wrap:empty").length,
        screens: scrollY / innerHeight,
      });
    };
    new MutationObserver(read).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { states: State[] }).states);
}

type State = { heading: string; empty: number; screens: number };

test.describe("on a slow device", () => {
  test.beforeEach(({ page }) => pretendHydration(page, 400));

  test("a page that is here is shown in the task of the click: its head first, near its top", async ({
    page,
  }) => {
    await openHydrated(page, "/services");
    await footerLink(page, "About Us").focus();
    await page.waitForLoadState("networkidle");
    const states = await recordStates(page);
    const heading = await footerLink(page, "About Us").evaluate(async (link: HTMLElement) => {
      link.click();
      await Promise.resolve();
      return document.querySelector("h1")?.textContent;
    });
    expect(heading).toBe("About Our Practice");
    await expect(page.locator(".closing-call h2")).toBeVisible();
    const ours = (await states()).filter((state) => state.heading === "About Our Practice");
    expect(ours[0]?.empty).toBeGreaterThan(3);
    expect(ours[0]?.screens).toBeLessThanOrEqual(0.5);
    expect(ours.at(-1)?.empty).toBe(0);
    await page.waitForFunction(() => scrollY === 0);
  });

  test("a page that is not here yet is waited for on the old one", async ({ page }) => {
    await openHydrated(page, "/services");
    await footerLink(page, "Testimonials").evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Testimonials");
    await expect(page.locator(".closing-call h2")).toBeVisible();
  });

  test("back leads to the place, and a part's address to the part: nothing is empty", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openHydrated(page, "/blog/first-visit");
    const link = page.locator('main a[href="/services#cost"]').first();
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    const states = await recordStates(page);
    await link.click();
    await expect(page).toHaveURL("/services#cost");
    await expect(page.locator("#cost")).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL("/blog/first-visit");
    await page.waitForFunction((top) => Math.abs(scrollY - top) < 5, before);
    expect(Math.max(...(await states()).map(({ empty }) => empty))).toBe(0);
  });
});

test("on a quick device a page comes whole", async ({ page }) => {
  await pretendHydration(page, 20);
  await openHydrated(page, "/services");
  const states = await recordStates(page);
  await footerLink(page, "About Us").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Our Practice");
  await expect(page.locator(".closing-call h2")).toBeVisible();
  expect(Math.max(...(await states()).map(({ empty }) => empty))).toBe(0);
});
