import type { Page } from "@playwright/test";
import {
  expect,
  fallbacks,
  hold,
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

const heights = { 360: 780, 375: 667, 390: 844, 412: 915, 768: 1024, 1440: 900 };
/** Each page opens on a phone and on a desk, and the open page gets its fonts again at other widths. */
const widths = [
  [390, 360, 375, 412],
  [1440, 768],
] as const;

for (const path of [...paths, ...fallbacks]) {
  test(`${path}: nothing moves when the fonts arrive`, async ({ page }) => {
    const shifts = await measureShifts(page);
    const resize = (width: keyof typeof heights) =>
      page.setViewportSize({ width, height: heights[width] });
    const expectNone = async (width: number, since?: number) => {
      const { score, moved } = await shifts(since);
      expect.soft(score, `${path} at ${width} px: ${moved.join("; ")}`).toBeLessThan(oneLine);
    };
    for (const [opened, ...others] of widths) {
      const letFontsCome = await hold(page, /\.woff2$/);
      await resize(opened);
      await page.goto(path, { waitUntil: "domcontentloaded" });
      // On the screen, in the fallback fonts: the frame after the next begins once that is shown.
      await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
      await page.evaluate(twoFrames);
      test.skip(!(await hasStandIn(page)), "No font is as wide as Arial: fonts-liberation is.");
      expect(await page.evaluate(() => document.fonts.check("1em Figtree"))).toBe(false);
      letFontsCome();
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(twoFrames);
      expect(await page.evaluate(() => document.fonts.check("1em Figtree"))).toBe(true);
      if (opened === 390 && paths.includes(path)) {
        await waitForHydration(page);
        await waitUntilIdle(page);
        await readToTheEnd(page);
      }
      await expectNone(opened);
      for (const width of others) {
        await resize(width);
        await expectNone(width, await swapFonts(page));
      }
    }
  });
}

/** Shows the top of the page in the fallback fonts and then in its own, from the returned time on. */
async function swapFonts(page: Page): Promise<number> {
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: "instant" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      ":root { --text: var(--text-fallback) !important; --display: var(--display-fallback) !important }",
    );
    document.adoptedStyleSheets = [sheet];
  });
  await page.evaluate(twoFrames);
  await expect(page.locator("h1")).not.toHaveCSS("font-family", /Bricolage/);
  const since = await page.evaluate(() => {
    document.adoptedStyleSheets = [];
    return performance.now();
  });
  await page.evaluate(twoFrames);
  return since;
}

/** Whether a font stands in for ours as it does for visitors, who have Arial or Roboto. */
const hasStandIn = (page: Page) =>
  page.evaluate(() =>
    document.fonts.load("1em 'Text Fallback'").then(
      ({ length }) => length > 0,
      () => false,
    ),
  );

async function twoFrames(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}
