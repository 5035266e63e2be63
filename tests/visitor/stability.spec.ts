import { expect, openHydrated, test } from "../base-test.ts";
import { paths } from "../specification.ts";

/** An entry of the Layout Instability API, which TypeScript does not know. */
type LayoutShift = {
  value: number;
  sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/* Nothing moves under a reader's eyes, and pages change in a small, quick transition. */

declare global {
  interface Window {
    /** What moved, and how far. */
    shifts: string[];
    transitions: number;
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
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += 600) {
        scrollTo({ top, behavior: "instant" });
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
    });
    expect(await page.evaluate(() => window.shifts), path).toEqual([]);
  }
});

test("a client-side navigation is a view transition, over in a third of a second", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.transitions = 0;
    const start = document.startViewTransition;
    document.startViewTransition = function (...parameters) {
      window.transitions += 1;
      return start.apply(this, parameters);
    };
  });
  await openHydrated(page, "/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Blog", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
  expect(await page.evaluate(() => window.transitions)).toBe(1);
  const ends = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) =>
        (effect as KeyframeEffect).pseudoElement?.startsWith("::view-transition"),
      )
      .map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
  );
  for (const end of ends) expect(end).toBeLessThanOrEqual(333);
});
