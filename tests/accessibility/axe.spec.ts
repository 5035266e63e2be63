import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, kinds, openHydrated, paths, standIns, test } from "../base-test.ts";

/*
 * Every page against all rules of axe (WCAG 2.2 A and AA, best practices), and one page of each kind
 * by night and on a desk, too, where other colors meet.
 */

test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: "reduce" },
  expected: { console: [/404/], failures: [/^\/404$/] },
});

/** What axe has against the page. Another look at the same markup needs the rules about looks alone. */
async function faultsOf(page: Page, rules: "all rules" | "looks"): Promise<string[]> {
  // There is one document to judge: no page has a frame with content of ours.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  if (rules === "looks") axe.withRules(["color-contrast", "link-in-text-block", "target-size"]);
  const { violations, passes } = await axe.analyze();
  expect(passes.length, "axe ran").toBeGreaterThan(0);
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}

for (const path of [...paths, ...standIns]) {
  test(`${path} has no fault that axe knows`, async ({ page }) => {
    await page.goto(path);
    expect(await faultsOf(page, "all rules")).toEqual([]);
    if (!kinds.includes(path)) return;
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await faultsOf(page, "looks"), "dark").toEqual([]);
    await page.emulateMedia({ colorScheme: "light" });
    await page.setViewportSize({ width: 1280, height: 844 });
    expect(await faultsOf(page, "looks"), "1280 px").toEqual([]);
  });
}

test("what opens has no fault that axe knows", async ({ page }) => {
  await openHydrated(page, "/contact");
  for (const summary of await page.locator("main details:not(:has(iframe)) > summary").all())
    await summary.click();
  await page.getByRole("main").getByRole("button").first().click();
  const seesNoFault = async (what: string) => {
    expect(await faultsOf(page, "all rules"), what).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await faultsOf(page, "looks"), `${what}, dark`).toEqual([]);
    await page.emulateMedia({ colorScheme: "light" });
  };
  await seesNoFault("questions and words to copy");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.locator("#menu").getByText("Services", { exact: true }).click();
  await seesNoFault("the menu");
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.goto("/services/dental");
  await page.getByRole("button", { name: "Services: show pages" }).click();
  await seesNoFault("a dropdown");
});
