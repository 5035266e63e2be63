import { expect, openHydrated, test } from "../base-test.ts";
import { paths } from "../specification.ts";

/* Nothing moves under a reader's eyes, and pages change in a small, quick transition. */

declare global {
  interface Window {
    shifts: number[];
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
        window.shifts.push((entry as unknown as { value: number }).value);
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
    expect(
      await page.evaluate(() => window.shifts.filter((shift) => shift > 0.0005)),
      path,
    ).toEqual([]);
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
