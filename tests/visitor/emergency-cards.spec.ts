import type { Page } from "@playwright/test";
import { emergency, expect, quietTime, signs, test } from "../base-test.ts";

/* A key leads to its card: what, how soon and the first step are on the screen, on small phones, too. */

const { withCard: cards } = signs;

/** What of a card is not between the header and the call bar: its name, level and first words. */
const findHidden = (page: Page, { id, first = "" }: (typeof cards)[number]) =>
  page.locator(`article#${id}`).evaluate((card, words) => {
    const firstWords = [...card.querySelectorAll("*")].find((one) => one.textContent === words);
    const act = card.querySelector("ol > li, p:not(:has(b))");
    const parts = [card.querySelector("h3"), card.querySelector("b"), act];
    if (words !== "") parts.push(firstWords ?? null);
    const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const top = edge("header")?.bottom ?? Number.POSITIVE_INFINITY;
    const bottom = Math.min(edge(".call-bar")?.top ?? 0, innerHeight);
    return parts.flatMap((part) => {
      const box = part?.getBoundingClientRect();
      if (box && box.height > 0 && box.top >= top - 1 && box.bottom <= bottom) return [];
      return `${part?.outerHTML}: ${box?.top} to ${box?.bottom} in ${top} to ${bottom}`;
    });
  }, first);

/** The page's own way of opening a card, and the router's, both on the smallest phone. */
const phones = {
  "without script": [
    { width: 320, height: 568 },
    { width: 390, height: 664 },
  ],
  "with script": [
    { width: 320, height: 568 },
    { width: 412, height: 732 },
  ],
};

for (const [name, sizes] of Object.entries(phones)) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled: name === "with script", hasTouch: true });

    test("every card begins on the screen", { tag: "@facts" }, async ({ page }) => {
      await page.clock.setFixedTime(quietTime);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(emergency.path);
      for (const size of sizes) {
        await page.setViewportSize(size);
        for (const [index, card] of cards.entries()) {
          const link = page.locator(`main a[href="#${card.id}"]`).first();
          // By thumb, and by keyboard.
          if (index % 2 === 0) await link.tap();
          else await link.press("Enter");
          const message = `${card.id} at ${size.width} × ${size.height}`;
          await expect.poll(() => findHidden(page, card), message).toEqual([]);
        }
      }
    });
  });
}
