import { findHiddenFocus } from "../pages/find-faults.ts";
import { expect, test } from "../support/browser.ts";
import { expectPage } from "./clinic.ts";

test.use({ javaScriptEnabled: false, hasTouch: true, viewport: { width: 390, height: 844 } });

test("dropdowns and the phone menu open, and their pages can be chosen", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const menu = page.locator(":popover-open");
  expect(await findHiddenFocus(menu)).toEqual([]);
  await menu.locator("li:has(> [href='/services']) summary").click();
  await menu.getByRole("link", { name: "Pet Surgery" }).click();
  await expectPage(page, "/services/surgery");
  await page.setViewportSize({ width: 1440, height: 900 });
  const carets = page.locator("header summary");
  expect(await carets.count()).toBeGreaterThan(1);
  for (const caret of await carets.all()) await caret.click();
  // Opens all dropdowns at once, which their common name would prevent.
  await page.locator("header details").evaluateAll((all) => {
    for (const details of all) Object.assign(details, { name: "", open: true });
  });
  expect(await findHiddenFocus(page.getByRole("banner"))).toEqual([]);
  await page.getByRole("banner").getByRole("link", { name: "Taylors", exact: true }).click();
  await expectPage(page, "/service-areas/taylors");
});

test("nothing is offered that would not work", async ({ page }) => {
  const other = ["/blog", "/blog/first-visit", "/contact", "/services/emergency", "/testimonials"];
  // No notice is due on the day of the build.
  const notices = page.locator("[data-due]");
  for (const path of ["/", ...other]) {
    await page.goto(path);
    await expect(notices, path).not.toHaveCount(0);
    await expect(notices.filter({ visible: true }), path).toHaveCount(0);
    const room = await page
      .locator(".scripted")
      .evaluateAll((all) => all.map((one) => one.clientHeight));
    expect(Math.max(0, ...room), path).toBe(0);
    // A checkbox of an article's checklist needs no script.
    const offers = page.locator("main :is(button, input:not([type=checkbox]), textarea):enabled");
    await expect(offers.filter({ visible: true }), path).toHaveCount(0);
    // Nobody knows the hour, so only calls of the emergency page have a color.
    const filled = page.locator("main a:is(.button-urgent, .button-secondary)");
    const red =
      path === "/services/emergency" ? ["Call Emergency Line", "Call Emergency Line"] : [];
    await expect(filled.filter({ visible: true }), path).toHaveText(red);
  }
  await expect(page.getByText(/This form needs Java/)).toBeVisible();
  await page.goto("/services/emergency");
  // When the line is answered stands before it, and the hospital is as large.
  const calls = page.locator("#after-hours :is(p, .button-huge)").filter({ visible: true });
  await expect(calls).toHaveText([/when we’re open/, "Call Emergency Line", /232-1878$/]);
});
