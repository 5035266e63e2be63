import { emergency, expect, hold, openHydrated, site, test } from "../base-test.ts";

const { label, none } = site.labels.finder;
const poison = site.signs.poisons[0]?.thing ?? "";

test("the field answers what is typed, and what is chosen by pointer or key", async ({ page }) => {
  const release = await hold(page, /assets\/combobox-/);
  await openHydrated(page, emergency.path);
  const field = page.locator("input").and(page.getByLabel(label));
  const answer = page.locator("main").getByRole("status");
  const first = page.getByRole("option").first();
  await field.click();
  // What is typed while its parts are on their way counts.
  await field.pressSequentially(poison);
  release();
  await expect(answer).toContainText(poison);
  expect((await first.boundingBox())?.height, "room to tap").toBeGreaterThanOrEqual(44);
  await first.hover();
  await page.mouse.move(0, 0);
  await expect(answer).toContainText(poison);
  await first.click();
  await expect(field).toHaveValue(poison);
  await expect(answer.getByRole("link", { name: site.clinic.phone.display })).toBeVisible();

  await field.fill("xyzzy");
  await expect(answer).toContainText(none);
  await field.fill(`${poison} `);
  await expect(first).toContainText(poison);
  await field.press("Enter");
  await expect(field).toHaveValue(poison);
});
