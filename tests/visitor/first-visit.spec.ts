import type { Page } from "@playwright/test";
import {
  expect,
  expectPage,
  footerLink,
  goBack,
  navigateTo,
  openHydrated,
  test,
  visitKit,
  waitForHydration,
} from "../base-test.ts";

/* The checklist below the article on the first visit. print.spec.ts prints it. */

const [first = "", second = ""] = visitKit.stages.flatMap(({ items }) => items);
const sheet = (page: Page) => page.getByRole("region", { name: visitKit.heading });

test("check marks are restored after a link and Back, and nowhere else", async ({ page }) => {
  await openHydrated(page, "/blog/first-visit");
  const documentLoads = [() => page.reload(), () => page.goto("/about").then(() => page.goBack())];
  for (const load of documentLoads) {
    await sheet(page).getByText(first).click();
    await expect(sheet(page).getByRole("checkbox", { name: first })).toBeChecked();
    await load();
    await waitForHydration(page);
    await expect(sheet(page).locator(":checked")).toHaveCount(0);
  }
  await sheet(page).getByText(second).click();
  await footerLink(page, "/about").click();
  await expectPage(page, "/about");
  await goBack(page);
  await expect(sheet(page).getByRole("checkbox", { name: second })).toBeChecked();
  await expect(sheet(page).locator(":checked")).toHaveCount(1);
  await sheet(page).getByText(first).click();
  await page.evaluate(() => navigation.forward().finished);
  await goBack(page);
  await expect(sheet(page).locator(":checked")).toHaveCount(2);
  await navigateTo(page, "/about");
  await navigateTo(page, "/blog/first-visit");
  await expect(sheet(page).locator(":checked")).toHaveCount(0);
});
