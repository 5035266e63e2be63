import { open, test } from "./browser.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("§9 Mobile menu max height: 70% of viewport", async ({ page, expect }) => {
  await open(page, "/");
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByLabel("Services: show pages").click();
  const share = await page
    .locator("#menu")
    .evaluate((sheet) => sheet.getBoundingClientRect().height / innerHeight);
  expect(share).toBeLessThanOrEqual(0.701);
});
