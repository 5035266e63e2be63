import { expect, kinds, openHydrated, site, test } from "../base-test.ts";
import { expectNoFault } from "./faults.ts";

/* A page of each kind, and what opens, against the rules of axe: WCAG 2.2 A and AA, best practices. */

test.use({
  viewport: { width: 390, height: 844 },
  expected: { console: [/404/], failures: [/^\/404$/] },
});

for (const path of kinds) {
  test(`${path} has no fault that axe knows`, async ({ page }) => {
    await page.goto(path);
    await expectNoFault(page, path);
  });
}

test("what opens on a page has no fault that axe knows", async ({ page }) => {
  await openHydrated(page, "/contact");
  for (const summary of await page.locator("main details:not(:has(iframe)) > summary").all())
    await summary.click();
  await page.getByRole("main").getByRole("button").first().click();
  await expectNoFault(page, "questions and words to copy");
});

test("the menus have no fault that axe knows", async ({ page }) => {
  const opened = page.locator(":popover-open");
  const expectNoFaultInMenu = async (what: string) => {
    // The ground is plain; the shadows at its ends are gradients, which axe cannot decide.
    await opened.evaluate((menu: HTMLElement) => {
      menu.style.backgroundImage = "none";
    });
    await expectNoFault(page, what);
  };
  await page.goto("/contact");
  await page.getByRole("button", { name: site.labels.menu, exact: true }).click();
  await opened.locator("summary").first().click();
  await expectNoFaultInMenu("the menu");
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.goto("/services/dental");
  await page.getByRole("navigation").getByRole("button").nth(1).click();
  await expect(opened).toBeVisible();
  await expectNoFaultInMenu("a dropdown");
});
