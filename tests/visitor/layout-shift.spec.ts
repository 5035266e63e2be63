import type { Page } from "@playwright/test";
import {
  expect,
  fallbacks,
  measureShifts,
  paths,
  readToTheEnd,
  test,
  waitForHydration,
  waitUntilIdle,
} from "../base-test.ts";

/* Nothing moves when the fonts arrive, however late that is, nor while the app starts and somebody reads. */

/**
 * A paragraph may wrap into one line more or less in its own font, which moves a screen by up to
 * 0.04 and hangs on its words. A heading, a bar or a picture without room moves it further.
 */
const oneLine = 0.05;

test.use({ expected: { console: [/404/], failures: [/^\/404$/] } });

const sizes = [
  { width: 360, height: 780 },
  { width: 375, height: 667 },
  { width: 390, height: 844 },
  { width: 412, height: 915 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

for (const path of [...paths, ...fallbacks]) {
  test(`${path}: nothing moves when the fonts arrive`, async ({ page }) => {
    const shifts = await measureShifts(page);
    let held = Promise.resolve();
    await page.route(/\.woff2$/, async (route) => {
      await held;
      await route.continue();
    });
    for (const size of sizes) {
      const { promise, resolve: letFontsCome } = Promise.withResolvers<void>();
      held = promise;
      await page.setViewportSize(size);
      await page.goto(path, { waitUntil: "domcontentloaded" });
      // On the screen, in the fallback fonts: the frame after the next begins once that is shown.
      await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
      await twoFrames(page);
      test.skip(
        !(await hasStandIn(page)),
        "No font here is as wide as Arial: fonts-liberation is.",
      );
      expect(await page.evaluate(() => document.fonts.check("1em Figtree"))).toBe(false);
      letFontsCome();
      await page.evaluate(() => document.fonts.ready);
      await twoFrames(page);
      expect(await page.evaluate(() => document.fonts.check("1em Figtree"))).toBe(true);
      if (size.width === 390 && paths.includes(path)) {
        await waitForHydration(page);
        await waitUntilIdle(page);
        await readToTheEnd(page);
      }
      const { score, moved } = await shifts();
      expect.soft(score, `${path} at ${size.width} px: ${moved.join("; ")}`).toBeLessThan(oneLine);
    }
  });
}

/** Whether a font stands in for ours as it does for visitors, who have Arial or Roboto. */
const hasStandIn = (page: Page) =>
  page.evaluate(() =>
    document.fonts.load("1em 'Text Fallback'").then(
      (faces) => faces.length > 0,
      () => false,
    ),
  );

const twoFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
