import { expect, expectPage, footerLink, openHydrated, site, test } from "../base-test.ts";
import { walk } from "./expect-accessible.ts";

/* What axe cannot see: WCAG 2.2 AA as people meet it. */

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 390, height: 844 } });

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
  // A picture moves from the list of services to the head of a service's page.
  for (const path of ["/services", "/services/dental", "/testimonials"]) {
    const inText = page.getByRole("main").locator(`a[href="${path}"]`);
    await footerLink(page, path).or(inText).first().click();
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
