import type { Page } from "@playwright/test";
import { mapOrigin } from "../../src/policies/outbound-links.ts";
import {
  expect,
  kinds,
  openFolds,
  openHydrated,
  paths,
  readToTheEnd,
  test,
  waitUntilIdle,
} from "../base-test.ts";
import { builtPage } from "../built/built-html.ts";

/* What holds on every page. base-test.ts checks that the console stays quiet. */

/**
 * A page and all that it loads, in bytes of brotli. The owner's words count only in the whole; a
 * notice or hours of hers add up to 1,000 bytes of script.
 */
const budgets = { script: 81_500, all: 200_000 };

test.use({ viewport: { width: 390, height: 844 } });

for (const path of kinds) {
  test(`${path}: no other host, within budget`, async ({ page, baseURL }) => {
    const requested: string[] = [];
    const bytes = { script: 0, all: 0 };
    page.on("request", (request) => requested.push(new URL(request.url()).origin));
    page.on("response", (response) => {
      const size = Number(response.headers()["content-length"]);
      bytes.all += size;
      const isCode = response.request().resourceType() === "script";
      if (isCode && !response.url().includes("/content-")) bytes.script += size;
    });
    await openHydrated(page, path);
    await waitUntilIdle(page);
    await readToTheEnd(page);
    // Only where the page shows its map, which the reader has passed by now.
    const hosts = builtPage(path)("iframe").length > 0 ? [baseURL, mapOrigin] : [baseURL];
    expect(new Set(requested)).toEqual(new Set(hosts));
    expect(bytes.script).toBeGreaterThan(0);
    expect(bytes.script).toBeLessThanOrEqual(budgets.script);
    expect(bytes.all).toBeLessThanOrEqual(budgets.all);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  });
}

/** Buttons and fields under 44 px high, and other links under 24 px (WCAG 2.5.8). */
function smallTargets(page: Page): Promise<string[]> {
  const targets = page.locator("a:not([href='#main']), button, summary, input, textarea");
  return targets.evaluateAll((elements) =>
    elements.flatMap((element) => {
      // The label of a checkbox checks it, too.
      const { width, height } = (element.closest("label") ?? element).getBoundingClientRect();
      // A link inside a sentence may be as high as its line (exception "inline").
      const line = element.closest("h3, li, p, td, div");
      const isInline = getComputedStyle(element).display === "inline";
      const isInSentence = isInline && line?.textContent !== element.textContent;
      if (width === 0 || isInSentence) return [];
      const least = element.matches(".action, button, summary, input") ? 44 : 24;
      const isSmall = height < least || width < 24;
      return isSmall ? [`${element.textContent?.slice(0, 30)} ${width}×${height}`] : [];
    }),
  );
}

/** Replaces the sheet that a reader adds to a page. The page's policy does not cover it. */
const restyle = (page: Page, css: string) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
    return document.documentElement.scrollWidth;
  }, css);

/** WCAG 1.4.12. */
const spacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";

test("on every page, any target is large enough to tap, and nothing scrolls sideways, folds included", async ({
  page,
}) => {
  for (const path of paths) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await openFolds(page);
    expect.soft(await smallTargets(page), path).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await restyle(page, ""), path).toBe(320);
    expect.soft(await restyle(page, spacing), `${path}, spaced`).toBe(320);
    expect.soft(await restyle(page, ":root { font-size: 200% }"), `${path}, 200%`).toBe(320);
  }
});

test("the footer is at the bottom of a short page in a tall window", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 4000 });
  await page.goto("/sitemap");
  const box = await page.getByRole("contentinfo").boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(4000);
});
