import { expect, openHydrated, test } from "../base-test.ts";

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

test.describe("on a wide window", () => {
  test.use({ viewport: wide });

  test("a parent's name leads to its page", async ({ page }) => {
    await openHydrated(page, "/");
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Services", exact: true })
      .click();
    await expect(page).toHaveURL("/services");
  });

  test("Enter and Space open a dropdown, Escape closes it and keeps the focus on its button", async ({
    page,
  }) => {
    await openHydrated(page, "/about");
    const button = page.getByRole("button", { name: "Services: show pages" });
    for (const key of ["Enter", "Space"]) {
      await button.press(key);
      await expect(page.getByRole("link", { name: "All Services" })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.locator(":popover-open")).toHaveCount(0);
      await expect(button).toBeFocused();
    }
  });

  test("Tab walks through an open dropdown and closes it on leaving", async ({ page }) => {
    await openHydrated(page, "/");
    await page.getByRole("button", { name: "About Us: show pages" }).focus();
    await page.keyboard.press("Enter");
    for (const name of ["About Our Practice", "Why Choose Us", "Testimonials"]) {
      await page.keyboard.press("Tab");
      await expect(page.getByRole("link", { name, exact: true }).first()).toBeFocused();
    }
    await expect(page.locator(":popover-open")).toHaveCount(1);
    await page.keyboard.press("Tab");
    await expect(page.locator(":popover-open")).toHaveCount(0);
    await expect(
      page
        .getByRole("navigation", { name: "Main" })
        .getByRole("link", { name: "Services", exact: true }),
    ).toBeFocused();
  });

  test("one dropdown is open at a time, and a click outside closes it", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Services: show pages" }).click();
    await page.getByRole("button", { name: "Service Areas: show pages" }).click();
    await expect(page.locator(":popover-open")).toHaveCount(1);
    await expect(page.getByRole("link", { name: "All Areas" })).toBeVisible();
    await page.mouse.click(200, 600);
    await expect(page.locator(":popover-open")).toHaveCount(0);
  });

  test("choosing a page closes the dropdown, and so does choosing the one in view", async ({
    page,
  }) => {
    await openHydrated(page, "/");
    for (const _ of ["another page", "the page in view"]) {
      await page.getByRole("button", { name: "Services: show pages" }).click();
      await page.locator(":popover-open").getByRole("link", { name: "Dental Care" }).click();
      await expect(page).toHaveURL("/services/dental");
      await expect(page.locator(":popover-open")).toHaveCount(0);
    }
  });

  test("the parent of the current page is marked for everybody", async ({ page }) => {
    await page.goto("/services/dental");
    const item = (name: string) =>
      page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });
    await expect(item("Services")).toHaveAttribute("aria-current", "true");
    const lineOf = (name: string) =>
      item(name)
        .locator("span")
        .evaluate((span) => getComputedStyle(span).borderBottomColor);
    expect(await lineOf("Services")).not.toBe(await lineOf("Blog"));
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("one button named Menu opens a sheet that scrolls inside itself", async ({ page }) => {
    await openHydrated(page, "/");
    await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    const sheet = page.locator("#menu");
    await sheet.getByText("Services", { exact: true }).click();
    await expect(sheet.getByRole("link", { name: "Imaging Services" })).toBeVisible();
    const size = await sheet.evaluate((element) => ({
      height: element.getBoundingClientRect().height,
      content: element.scrollHeight,
      overflow: getComputedStyle(element).overflowY,
      window: innerHeight,
    }));
    expect(size.height).toBeLessThanOrEqual(size.window * 0.7 + 1);
    expect(size.content).toBeGreaterThan(size.height);
    expect(size.overflow).toBe("auto");
  });

  test("Emergency Visits and the number to call come first, above the pages", async ({ page }) => {
    await openHydrated(page, "/blog");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    const sheet = page.locator("#menu");
    for (const link of await sheet.getByRole("link").filter({ visible: true }).all()) {
      const { height = 0 } = (await link.boundingBox()) ?? {};
      expect(height).toBeGreaterThanOrEqual(44);
    }
    await page.keyboard.press("Tab");
    await expect(sheet.getByRole("link", { name: "Emergency Visits" }).first()).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/services/emergency");
    await expect(sheet).toBeHidden();
  });

  test("Menu pressed again closes the sheet, and so does Escape", async ({ page }) => {
    await openHydrated(page, "/");
    const menu = page.getByRole("button", { name: "Menu", exact: true });
    await menu.click();
    await expect(page.locator("#menu")).toBeVisible();
    await menu.click();
    await expect(page.locator("#menu")).toBeHidden();
    await menu.click();
    await page.keyboard.press("Escape");
    await expect(page.locator("#menu")).toBeHidden();
  });
});
