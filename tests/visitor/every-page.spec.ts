import {
  expect,
  kinds,
  measureShifts,
  openHydrated,
  paths,
  readToTheEnd,
  test,
  waitUntilIdle,
} from "../base-test.ts";

/* What holds on every page. base-test.ts checks that the console stays quiet. */

/**
 * A page and all that it loads, in bytes of brotli. The owner's words count only in the whole; a
 * notice or hours of hers add up to 1,000 bytes of script.
 */
const budgets = { script: 80_000, all: 200_000 };

test.use({ viewport: { width: 390, height: 844 } });

for (const path of kinds) {
  test(`${path}: no layout shift, no other host, within budget`, async ({ page, baseURL }) => {
    const shifts = await measureShifts(page);
    const requested: string[] = [];
    const bytes = { script: 0, all: 0 };
    page.on("request", (request) => requested.push(new URL(request.url()).origin));
    page.on("response", (response) => {
      const size = Number(response.headers()["content-length"]);
      bytes.all += size;
      const isCode = response.request().resourceType() === "script";
      if (isCode && !response.url().includes("/content-")) bytes.script += size;
    });
    // The fonts come after the first paint, as they do on a phone.
    await page.route(/woff2$/, async (route) => {
      await page.waitForFunction(
        () => performance.getEntriesByName("first-contentful-paint").length > 0,
      );
      await route.continue();
    });
    await openHydrated(page, path);
    await waitUntilIdle(page);
    await readToTheEnd(page);
    expect(await shifts()).toBeLessThan(0.005);
    expect(new Set(requested)).toEqual(new Set([baseURL]));
    expect(bytes.script).toBeGreaterThan(0);
    expect(bytes.script).toBeLessThanOrEqual(budgets.script);
    expect(bytes.all).toBeLessThanOrEqual(budgets.all);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  });
}

test("no page scrolls sideways at 320 px", async ({ page }) => {
  test.setTimeout(60_000);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of paths) {
    await page.goto(path);
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(await width(), path).toBe(320);
    // The spacing that readers may set (WCAG 1.4.12). The page's policy does not cover their sheet.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
      );
      document.adoptedStyleSheets = [sheet];
    });
    expect.soft(await width(), `${path}, spaced`).toBe(320);
  }
});

test("no page scrolls sideways with text at 200% on a small phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of kinds) {
    await page.goto(path);
    const width = await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(":root { font-size: 200% }");
      document.adoptedStyleSheets = [sheet];
      return document.documentElement.scrollWidth;
    });
    expect.soft(width, path).toBe(320);
  }
});

test("buttons and fields are at least 44 px high, other links 24 px", async ({ page }) => {
  for (const path of kinds) {
    await page.goto(path);
    const targets = page.locator("a:not([href='#main']), button, summary, input, textarea");
    const small = await targets.evaluateAll((elements) =>
      elements.flatMap((element) => {
        // The label of a checkbox checks it, too.
        const { width, height } = (element.closest("label") ?? element).getBoundingClientRect();
        // A link inside a sentence may be as high as its line (WCAG 2.5.8, exception "inline").
        if (width === 0 || getComputedStyle(element).display === "inline") return [];
        const least = element.matches(".action, button, summary, input") ? 44 : 24;
        const isSmall = height < least || width < 24;
        return isSmall ? [`${element.textContent?.slice(0, 30)} ${width}×${height}`] : [];
      }),
    );
    expect(await targets.count(), path).toBeGreaterThan(10);
    expect.soft(small, path).toEqual([]);
  }
});

test("the footer is at the bottom of a short page in a tall window", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 4000 });
  await page.goto("/sitemap");
  const box = await page.getByRole("contentinfo").boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(4000);
});
