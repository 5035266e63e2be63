import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { clinic, footerLink, titleOf } from "../base-test.ts";
import { modifiedSite, notices, test } from "./modified-site.ts";

/* Three notices, two of which overlap. */

const { closure, heat } = notices;

const strip = (page: Page) => page.getByRole("region", { name: "Notice" });

/** Opens a page at an instant, and waits until React has taken the strip over. */
async function openAt(page: Page, pathname: string, instant: string): Promise<void> {
  await page.clock.setFixedTime(new Date(instant));
  const script = page.waitForResponse(/watch-notices/);
  await page.goto(pathname);
  await (await script).finished();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
}

test("each shows from its first minute to its last, one at a time", async ({ page }) => {
  for (const [when, instant, text] of [
    ["the evening before", "2026-06-30T23:59:59-04:00", undefined],
    ["the first minute", "2026-07-01T00:00:00-04:00", heat],
    ["two overlap: the first of the list shows", "2026-07-03T12:00:00-04:00", closure],
    ["the other takes its place again", "2026-07-04T00:00:00-04:00", heat],
    ["the last minute", "2026-07-05T23:59:59-04:00", heat],
    ["after it, on a page built long ago", "2026-07-06T00:00:00-04:00", undefined],
    ["a clock that is years off", "2001-07-03T12:00:00-04:00", undefined],
  ] as const) {
    await openAt(page, "/about", instant);
    await expect(strip(page), when).toHaveCount(text === undefined ? 0 : 1);
    if (text !== undefined) await expect(strip(page), when).toContainText(text);
  }
});

test.describe("a visitor in Tokyo", () => {
  test.use({ timezoneId: "Asia/Tokyo" });
  test("sees it as long as it is the last day at the clinic", async ({ page }) => {
    await openAt(page, "/about", "2026-07-06T12:59:00+09:00");
    await expect(strip(page)).toContainText(heat);
    await openAt(page, "/about", "2026-07-06T13:00:00+09:00");
    await expect(strip(page)).toHaveCount(0);
  });
});

test("its link leads on within the site, and the notice goes along; its number can be tapped", async ({
  page,
}) => {
  await openAt(page, "/about", "2026-07-02T12:00:00-04:00");
  await strip(page).getByRole("link", { name: "How to keep pets cool" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    titleOf("/blog/summer-pet-safety"),
  );
  await expect(strip(page)).toContainText(heat);
  await openAt(page, "/about", "2026-07-03T12:00:00-04:00");
  await expect(strip(page).getByRole("link", { name: clinic.phone.display })).toHaveAttribute(
    "href",
    `tel:${clinic.phone.dial}`,
  );
});

test("at midnight it goes without moving what somebody reads, and its room goes with the next page", async ({
  page,
}) => {
  await page.clock.install({ time: new Date("2026-07-05T23:58:30-04:00") });
  await page.goto("/about");
  await expect(strip(page)).toContainText(heat);
  const top = async () => (await page.getByRole("main").boundingBox())?.y;
  const before = await top();
  // Once the strip follows the clock, the app has loaded.
  await expect(async () => {
    await page.clock.fastForward("01:00");
    await expect(strip(page)).toHaveCount(0, { timeout: 500 });
  }).toPass();
  expect(await top()).toBe(before);
  await footerLink(page, "Blog").click();
  await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
  await expect.poll(top).toBeLessThan(before ?? 0);
});

declare global {
  interface Window {
    shifted: number;
  }
}

test.describe("without the fonts, whose swap is judged on every page", () => {
  test.use({ expected: { console: [/Failed to load/], failures: [/woff2/] } });
  for (const width of [320, 390, 1440]) {
    test(`it stands there with the first paint and moves nothing, ${width} px wide`, async ({
      page,
    }) => {
      await page.route(/woff2$/, (route) => route.abort());
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(() => {
        window.shifted = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            window.shifted += (entry as unknown as { value: number }).value;
          }
        }).observe({ type: "layout-shift", buffered: true });
      });
      for (const [pathname, instant] of [
        ["/", "2026-07-02T12:00:00-04:00"],
        ["/contact", "2026-07-03T12:00:00-04:00"],
        ["/contact", "2026-08-01T12:00:00-04:00"],
      ] as const) {
        await openAt(page, pathname, instant);
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
        expect(await page.evaluate(() => window.shifted), `${pathname} ${instant}`).toBeLessThan(
          0.0005,
        );
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    });
  }
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });
  test("no notice shows: nobody knows the day", async ({ page }) => {
    await page.goto("/about");
    await expect(page.locator(".notice-strip")).toHaveCount(3);
    await expect(strip(page)).toHaveCount(0);
    for (const one of await page.locator(".notice-strip").all()) await expect(one).toBeHidden();
  });
});

test("on paper there is none", async ({ page }) => {
  await openAt(page, "/about", "2026-07-02T12:00:00-04:00");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".notice-strip:not([hidden])")).toBeHidden();
});

test("the script that pages wait for is small, and comes without the app", () => {
  const assets = `${modifiedSite}/assets`;
  const html = readFileSync(`${modifiedSite}/about.html`, "utf8");
  const script = /<script type="module" blocking="render" src="\/assets\/([^"]+)"/.exec(html)?.[1];
  const code = readFileSync(`${assets}/${script}`, "utf8");
  const imported = [...code.matchAll(/from ?["'`]\.\/([^"'`]+)/g)].map(([, name = ""]) => name);
  expect(imported.length).toBeLessThanOrEqual(1);
  const size = [script ?? "", ...imported]
    .map((name) => readFileSync(`${assets}/${name}.br`).length)
    .reduce((sum, bytes) => sum + bytes, 0);
  expect(size).toBeLessThan(1000);
});
