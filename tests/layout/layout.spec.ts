import { alone, expect, openHydrated, readToTheEnd, test, waitUntilIdle } from "../browser.ts";
import { paths } from "../built.ts";
import { findMoved, readShifts } from "./shifts.ts";

/*
 * Nothing moves under a reader: when the fonts arrive, when React starts, and while somebody reads.
 * Until then words are in Arial, or on Linux in Liberation Sans, which is as wide.
 */

/**
 * A paragraph may wrap into one line more or less in its own font, which moves a screen by up to
 * 0.04 and depends on its words. A heading, a bar or a picture without room moves it further.
 */
const oneLine = 0.05;

test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: "no-preference" },
});

for (const path of paths) {
  test(`${path} stands still`, alone, async ({ page }) => {
    await openHydrated(page, path);
    await waitUntilIdle(page);
    await readToTheEnd(page);
    const { score, moved } = await readShifts(page);
    expect(score, moved.join("; ")).toBeLessThan(oneLine);
  });
}

test("no first screen moves with the fonts, in any window", alone, async ({ page }) => {
  for (const path of paths) {
    await page.goto(path);
    for (const width of [360, 375, 390, 412, 768, 1440]) {
      await page.setViewportSize({ width, height: width < 700 ? 2 * width : 900 });
      expect.soft(await findMoved(page, oneLine), `${path} at ${width} px`).toEqual([]);
    }
  }
});
