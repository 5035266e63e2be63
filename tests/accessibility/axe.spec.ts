import AxeBuilder from "@axe-core/playwright";
import { expect, openHydrated, test } from "../base-test.ts";
import { paths } from "../specification.ts";

/*
 * Every page against all rules of axe (WCAG 2.2 A and AA, best practices), by day and by night, on a
 * phone and on a desk. None is switched off.
 */

const schemes = ["light", "dark"] as const;
const widths = [390, 1280];

for (const path of [...paths, "/offline"]) {
  test(`${path} has no fault that axe knows`, async ({ page }) => {
    test.setTimeout(40_000);
    await page.goto(path);
    const faults: string[] = [];
    for (const colorScheme of schemes) {
      for (const width of widths) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await page.setViewportSize({ width, height: 844 });
        const { violations } = await new AxeBuilder({ page }).analyze();
        faults.push(
          ...violations.map(
            ({ id, nodes }) =>
              `${colorScheme} ${width}: ${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
          ),
        );
      }
    }
    expect(faults).toEqual([]);
  });
}

test("the menus have no fault that axe knows", async ({ page }) => {
  test.setTimeout(40_000);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/services/dental");
    await page.getByRole("button", { name: "Services: show pages" }).click();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page.locator("#menu").getByText("Services", { exact: true }).click();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  }
});

test("what opens on the contact page has no fault that axe knows", async ({ page }) => {
  test.setTimeout(40_000);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await openHydrated(page, "/contact");
    for (const summary of await page.locator("main summary").all()) await summary.click();
    await page.locator(".ask-links button").first().click();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  }
});
