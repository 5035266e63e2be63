import type { Page } from "@playwright/test";
import { emergency, expect, quietTime, signs, test } from "../base-test.ts";

/* A key leads to its card: what, how soon and the first step are on the screen, on small phones, too. */

const { withCard: cards } = signs;

/** Expects the name, level and first words of a card between the header and the call bar. */
async function expectInSight(page: Page, { id, first }: (typeof cards)[number]): Promise<void> {
  const card = page.locator(`article#${id}`);
  await expect(card).toBeVisible();
  const act = card.locator("ol > li").or(card.locator("p:not(:has(b))")).first();
  const parts = [card.locator("h3"), card.locator("b").first(), act];
  if (first !== undefined) parts.push(card.getByText(first, { exact: true }));
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  const header = await page.getByRole("banner").boundingBox();
  const bar = await page.locator(".call-bar").boundingBox();
  const top = (header?.y ?? 0) + (header?.height ?? 999);
  const bottom = Math.min(bar?.y ?? 0, page.viewportSize()?.height ?? 0);
  for (const box of boxes) {
    expect(box?.y, `${id}, below the header`).toBeGreaterThanOrEqual(top - 1);
    expect((box?.y ?? 999) + (box?.height ?? 0), `${id}, above the bar`).toBeLessThanOrEqual(
      bottom,
    );
  }
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled, hasTouch: true });

    for (const [width, height] of [
      [320, 568],
      [390, 664],
      [412, 732],
    ] as const) {
      test(`${width} × ${height}: every card begins on the screen`, async ({ page }) => {
        await page.clock.setFixedTime(quietTime);
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ reducedMotion: "reduce" });
        await page.goto(emergency.path);
        for (const [index, card] of cards.entries()) {
          const link = page.locator(`main a[href="#${card.id}"]`).first();
          // By thumb, and by keyboard.
          if (index % 2 === 0) await link.tap();
          else await link.press("Enter");
          await expectInSight(page, card);
        }
      });
    }
  });
}
