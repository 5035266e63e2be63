import { expect, openHydrated, test } from "../support/browser.ts";
import { emergency } from "./clinic.ts";

/* The dog of “What have you noticed?”: touch the place. */

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("a limping dog: two touches to what to do, and Back", async ({ page }) => {
      await page.goto("/services");
      const stage = page.getByRole("main").locator("#places");
      const leg = stage.locator(".dog-chosen");
      await stage.getByRole("link", { name: "Leg, paw" }).tap();
      await expect(page).toHaveURL("/services#place-leg");
      await expect(leg.getByRole("heading")).toHaveText(["Leg, paw"]);
      await expect(leg.getByRole("link")).toContainText([
        "Heavy bleeding, or a bad injury like being hit by a car Call now",
        "A wild or unknown animal’s bite, or a bat Call now",
        "A mild limp Today",
        "Back to the picture",
      ]);
      await expect(leg.getByRole("link").first()).toBeInViewport({ ratio: 1 });
      await expect(leg).toContainText("Call now if your pet can’t put weight on it");
      // The touched place stays in sight.
      await expect(stage.locator("svg a[href='#place-leg']").first()).toBeInViewport();
      await leg.getByRole("link", { name: "A mild limp" }).tap();
      await expect(page).toHaveURL(`${emergency}#limp`);
      await expect(page.locator("#limp")).toBeInViewport({ ratio: 1 });
      await page.goBack();
      await expect(leg).toBeVisible();
      await page.goBack();
      await expect(leg).toBeHidden();
    });
  });
}

test("by keyboard, the places are links, and the picture by touch alone", async ({ page }) => {
  await openHydrated(page, "/services");
  const stage = page.locator("#places");
  const labels = stage.getByRole("list", { name: "Where is it?" }).getByRole("link");
  await labels.first().focus();
  for (const label of await labels.all()) {
    await expect(label).toBeFocused();
    await page.keyboard.press("Tab");
  }
  await labels.last().press("Enter");
  await page.keyboard.press("Tab");
  const panel = stage.locator(".dog-chosen");
  await expect(panel.getByRole("heading", { level: 3 })).toHaveText("Whole body");
  await expect(panel.getByRole("link").first()).toHaveText("Heatstroke Leave now");
  await expect(panel.getByRole("link").first()).toBeFocused();
  await stage.locator("svg a[href='#place-ear']").tap();
  await expect(panel.getByRole("heading", { level: 3 })).toHaveText("Ear");
});
