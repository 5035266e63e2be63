import { expect, openHydrated, readToTheEnd, test, waitForHydration } from "../base-test.ts";
import { paths } from "../specification.ts";

/** An entry of the Layout Instability API, which TypeScript does not know. */
type LayoutShift = {
  value: number;
  sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/* Nothing moves under a reader's eyes. */

declare global {
  interface Window {
    /** What moved, and how far. */
    shifts: string[];
  }
}

test("no page shifts while it loads, is taken over and is read", async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as LayoutShift;
        if (value <= 0.0005) continue;
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} “${node?.textContent?.trim().slice(0, 40)}” ${JSON.stringify([previousRect, currentRect])}`,
        );
        window.shifts.push(`${value.toFixed(4)} at ${entry.startTime.toFixed(0)} ms: ${moved}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const path of paths) {
    await openHydrated(page, path);
    await readToTheEnd(page);
    expect(await page.evaluate(() => window.shifts), path).toEqual([]);
  }
});

test("fonts that come after the first paint move nothing when a link is pointed at", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        window.shifts.push(String((entry as unknown as LayoutShift).value));
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.route(/woff2$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto("/about");
  await waitForHydration(page);
  await page.waitForTimeout(1500);
  const sheet = page.waitForResponse(/assets\/.*\.css/);
  await page.getByRole("banner").getByRole("link", { name: "Blog", exact: true }).hover();
  await sheet;
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => window.shifts)).toEqual([]);
});
