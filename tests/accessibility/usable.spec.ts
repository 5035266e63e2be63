import type { Page } from "@playwright/test";
import { expect, expectPage, footerLink, kinds, openHydrated, site, test } from "../base-test.ts";

/* What axe cannot see: WCAG 2.2 AA as people meet it. */

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 390, height: 844 } });

/**
 * Moves the focus through a part of the page. Wherever it is, its ring must be visible, and nothing
 * may cover its middle.
 */
async function walk(page: Page, part: string): Promise<{ stops: number; faults: string[] }> {
  // From now on the focus shows as it does for keys.
  await page.keyboard.press("Tab");
  const targets = page.locator(part).locator("a, button, summary, input, textarea");
  return targets.evaluateAll((elements) => {
    const faults: string[] = [];
    let stops = 0;
    for (const element of elements as HTMLElement[]) {
      element.focus();
      // What is hidden takes no focus.
      if (document.activeElement !== element) continue;
      stops++;
      const name = `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`;
      // A card draws the ring of the link that fills it.
      const hasRing = [element, element.closest(".one-link") ?? element].some((ringed) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(ringed);
        return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
      });
      const { left, top, width, height } = element.getBoundingClientRect();
      const seen = document.elementFromPoint(left + Math.min(width / 2, 20), top + height / 2);
      if (!hasRing) faults.push(`${name}: no ring`);
      if (!(element.contains(seen) || seen?.contains(element))) faults.push(`${name}: covered`);
    }
    return { stops, faults };
  });
}

test("on each kind of page, the focus is always visible", async ({ page }) => {
  for (const path of kinds) {
    await page.goto(path);
    const { stops, faults } = await walk(page, "main");
    expect.soft(stops, path).toBeGreaterThan(2);
    expect.soft(faults, path).toEqual([]);
  }
});

test("in menu, header and footer, the focus is always visible", async ({ page }) => {
  await openHydrated(page, "/");
  await page.getByRole("button", { name: site.labels.menu, exact: true }).press("Enter");
  const menu = await walk(page, "#menu");
  expect(menu.stops).toBeGreaterThan(3);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  const header = await walk(page, "header");
  expect(header.stops).toBeGreaterThan(5);
  const footer = await walk(page, "footer");
  expect(footer.stops).toBeGreaterThan(5);
  expect([...menu.faults, ...header.faults, ...footer.faults]).toEqual([]);
});

test("reduced motion stops all animation, from page to page", async ({ page }) => {
  await openHydrated(page, "/");
  await page.evaluate(() => {
    const look = () => {
      // An animation that takes no time moves nothing, nor does one that follows the scroll.
      const isMoving = document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline)
        .some(({ effect }) => effect?.getComputedTiming().endTime !== 0);
      if (isMoving) document.documentElement.dataset.moved = "";
      requestAnimationFrame(look);
    };
    look();
  });
  for (const path of ["/services", "/blog", "/testimonials"]) {
    await footerLink(page, path).click();
    await expectPage(page, path);
    await expect(page.getByRole("main")).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.evaluate(async () => {
      for (let frame = 0; frame < 15; frame++) await new Promise(requestAnimationFrame);
    });
  }
  await expect(page.locator("html[data-moved]")).toHaveCount(0);
});

test("with forced colors, buttons have an edge and the current item a line", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/services/emergency");
  const edges = await page
    .locator("main .action")
    .evaluateAll((buttons) =>
      buttons.map((button) => Number.parseFloat(getComputedStyle(button).borderTopWidth)),
    );
  expect(edges.length).toBeGreaterThan(2);
  expect(Math.min(...edges)).toBeGreaterThanOrEqual(1);
  const lines = await page
    .getByRole("navigation", { name: site.labels.mainNavigation })
    .getByRole("link")
    .evaluateAll((items) =>
      items.filter((item) => getComputedStyle(item).textDecorationLine === "underline"),
    );
  expect(lines).toHaveLength(1);
});
