import { expect, test } from "../base-test.ts";

test("six services and six reasons stand in full rows, in any window", async ({ page }) => {
  await page.goto("/");
  for (const width of [320, 390, 768, 1024, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    for (const part of ["services", "reasons"]) {
      const headings = page.locator(`main section[aria-labelledby="${part}"] h3`);
      const rows = await headings.evaluateAll((all) => {
        const counts = new Map<number, number>();
        for (const one of all) {
          const { top = 0 } = one.parentElement?.getBoundingClientRect() ?? {};
          counts.set(Math.round(top), (counts.get(Math.round(top)) ?? 0) + 1);
        }
        return [...counts.values()];
      });
      expect(new Set(rows).size, `${part} at ${width} px: ${rows}`).toBe(1);
    }
  }
});
