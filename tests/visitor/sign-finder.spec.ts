import type { Page } from "@playwright/test";
import { fill } from "../../src/formatting/fill.ts";
import { clinic, emergency, expect, hold, openHydrated, signs, site, test } from "../base-test.ts";

const { label, none, keys, examples, found } = site.labels.finder;
const [example = ""] = examples;
const [sign] = signs.worst;

const field = (page: Page) => page.getByRole("searchbox", { name: label });
const list = (page: Page) => page.getByRole("search").getByRole("listitem");

test("what is typed is listed, each with how soon, and leads to its card", async ({ page }) => {
  const release = await hold(page, /assets\/found-signs-/);
  await openHydrated(page, emergency.path);
  await field(page).click();
  // What is typed while its parts are on their way counts.
  await field(page).pressSequentially(sign?.name ?? "");
  release();
  const first = list(page).first().getByRole("link");
  await expect(first).toHaveText(
    `${sign?.name} ${site.labels.levels[sign?.level ?? "call"].heading}`,
  );
  const count = await list(page).count();
  await expect(page.getByRole("search").getByRole("status")).toHaveText(fill(found, { count }));
  await field(page).press("Tab");
  await expect(first).toBeFocused();
  await first.press("Enter");
  await expect(page).toHaveURL(`${emergency.path}#${sign?.id}`);
  await expect(page.locator(`article#${sign?.id}`)).toBeInViewport();
});

test("if nothing is found, there are the number and the six signs", async ({ page }) => {
  await openHydrated(page, "/services");
  await page.getByRole("button", { name: example, exact: true }).click();
  await expect(field(page)).toHaveValue(example);
  await expect(list(page).first()).toBeVisible();
  await field(page).fill("xyzzy");
  const status = page.getByRole("search").getByRole("status");
  await expect(status).toContainText(none);
  await expect(list(page)).toHaveCount(0);
  await expect(status.locator(`a[href="tel:${clinic.phone.dial}"]`)).toBeVisible();
  await status.getByRole("link", { name: keys }).click();
  await expect(page).toHaveURL(`${emergency.path}#signs`);
});

test.describe("by touch", () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

  test("what is found is above the keyboard", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openHydrated(page, "/");
    await field(page).tap();
    await field(page).pressSequentially("limp");
    await expect(list(page).first()).toBeVisible();
    const { y = 999 } = (await list(page).first().boundingBox()) ?? {};
    expect(y).toBeLessThan(664 - 300);
  });
});
