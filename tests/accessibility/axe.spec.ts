import { emergency, expect, kinds, openFolds, site, test } from "../base-test.ts";
import { expectAccessible, walk } from "./expect-accessible.ts";

/* A page of each kind, and what opens, against the rules of axe: WCAG 2.2 A and AA, best practices. */

test.use({
  contextOptions: { reducedMotion: "reduce" },
  viewport: { width: 390, height: 844 },
});

/** Where the facts of a clinic show: photos, people, hours, hospitals. The rest is alike on each site. */
const showsFacts = new Set(["/", "/about", "/contact", "/testimonials", emergency.path]);

for (const path of kinds) {
  const tag = showsFacts.has(path) ? "@facts" : [];
  test(`${path} passes axe, and its focus is always visible`, { tag }, async ({ page }) => {
    await page.goto(path);
    const { stops, faults } = await walk(page, "main");
    expect(stops).toBeGreaterThan(2);
    expect(faults).toEqual([]);
    await openFolds(page);
    // What surrounds home is the same elsewhere.
    await expectAccessible(page.locator(path === "/" ? "html" : "main"), path);
  });
}

test("the card passes axe, which only wide windows show", { tag: "@facts" }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.goto(emergency.path);
  await expectAccessible(page.locator(".emergency-card").first(), "the card");
});

test("the menus pass axe", async ({ page }) => {
  const menu = page.locator("#menu");
  await page.goto("/contact");
  await page.getByRole("button", { name: site.labels.menu, exact: true }).click();
  await menu.locator("summary").first().click();
  await expectAccessible(menu, "the menu");
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.goto("/services/dental");
  await menu.locator("summary").nth(1).click();
  await expectAccessible(menu, "a dropdown");
});
