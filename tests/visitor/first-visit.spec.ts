import type { Page } from "@playwright/test";
import {
  expect,
  footerLink,
  holdApp,
  openHydrated,
  sheetsOf,
  site,
  test,
  titleOf,
  waitForHydration,
} from "../base-test.ts";

/* The sheet above the article on the first visit: checked on the screen, printed alone. */

const { visitKit } = site;
const [first = "", second = ""] = visitKit.stages.flatMap(({ items }) => items);
const sheet = (page: Page) => page.getByRole("region", { name: visitKit.heading });

declare global {
  interface Window {
    printed: (string | undefined)[];
  }
}

test("the sheet comes before the text, which leads back to it", async ({ page }) => {
  await page.goto("/blog/first-visit");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toHaveText(
    visitKit.heading,
  );
  await page.getByRole("main").locator('.prose a[href="#sheet"]').click();
  await expect(page.getByRole("heading", { name: visitKit.heading })).toBeInViewport();
});

test("a stage that is folded opens on a tap, and on paper without one", async ({ page }) => {
  await page.goto("/blog/first-visit");
  const { name, items } = visitKit.stages.at(-1) ?? { name: "", items: [] };
  const line = sheet(page).getByText(items[0] ?? "");
  await expect(line).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(line).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await sheet(page).getByRole("heading", { name }).click();
  await expect(line).toBeVisible();
});

test("the words of a line tick it, the keyboard too, and a reload forgets all", async ({
  page,
}) => {
  await openHydrated(page, "/blog/first-visit");
  const line = sheet(page).getByRole("checkbox", { name: first });
  await sheet(page).getByText(first).click();
  await expect(line).toBeChecked();
  const next = sheet(page).getByRole("checkbox", { name: second });
  await next.focus();
  await page.keyboard.press("Space");
  await expect(next).toBeChecked();
  await page.reload();
  await waitForHydration(page);
  await expect(sheet(page).locator(":checked")).toHaveCount(0);
  // The same goes for coming back: the browser is told not to restore what was ticked.
  await sheet(page).getByText(second).click();
  await page.goto("/contact");
  await page.goBack();
  await waitForHydration(page);
  await expect(sheet(page).locator(":checked")).toHaveCount(0);
  expect(await page.evaluate(() => [document.cookie, localStorage.length])).toEqual(["", 0]);
});

test("what is ticked is there again after a link and Back, and nowhere else", async ({ page }) => {
  await openHydrated(page, "/blog/first-visit");
  await sheet(page).getByText(second).click();
  await footerLink(page, "About Us").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf("/about"));
  await page.evaluate(() => navigation.back().finished);
  await expect(sheet(page).getByRole("checkbox", { name: second })).toBeChecked();
  await expect(sheet(page).locator(":checked")).toHaveCount(1);
  await page.evaluate(() => navigation.forward().finished);
  await page.evaluate(() => navigation.navigate("/blog/first-visit").finished);
  await expect(sheet(page).locator(":checked")).toHaveCount(0);
});

test("what is ticked before the app has come stays ticked", async ({ page }) => {
  const release = await holdApp(page);
  await page.goto("/blog/first-visit");
  await sheet(page).getByText(second).click();
  await expect(page.getByRole("button", { name: visitKit.print })).toBeHidden();
  release();
  await waitForHydration(page);
  await expect(sheet(page).getByRole("checkbox", { name: second })).toBeChecked();
  await expect(page.getByRole("button", { name: visitKit.print })).toBeVisible();
});

test("the button prints the sheet alone, on one page, with lines to write on", async ({ page }) => {
  await page.addInitScript(() => {
    window.printed = [];
    window.print = () => {
      const isMarked = document.documentElement.hasAttribute("data-print");
      window.printed.push(isMarked ? "sheet" : undefined);
    };
  });
  await openHydrated(page, "/blog/first-visit");
  await page.getByRole("button", { name: visitKit.print }).click();
  expect(await page.evaluate(() => window.printed)).toEqual(["sheet"]);

  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await expect(page.getByRole("button", { name: visitKit.print })).toBeHidden();
  await expect(page.getByText(visitKit.plans[0]?.heading ?? "")).toBeHidden();
  await expect(page.getByRole("contentinfo").getByText(site.clinic.address.street)).toBeVisible();
  for (const { heading, lines } of visitKit.blanks) {
    const table = page.locator(".visit-kit-blanks table").filter({ hasText: heading });
    await expect(table.locator("tbody tr")).toHaveCount(lines);
    await expect(table.locator("tbody td").last()).toBeVisible();
  }
  expect(await sheetsOf(page)).toBe(1);

  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(page.locator("html")).not.toHaveAttribute("data-print");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a browser that refuses to print leaves the page whole", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      throw new Error("denied");
    };
  });
  await openHydrated(page, "/blog/first-visit");
  await page.getByRole("button", { name: visitKit.print }).click();
  await expect(page.locator("html")).not.toHaveAttribute("data-print");
});

test("a browser that cannot print has no button", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { print: undefined });
  });
  await openHydrated(page, "/blog/first-visit");
  await expect(page.getByRole("button", { name: visitKit.print })).toBeHidden();
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("boxes tick, and paper has the sheet", async ({ page }) => {
    await page.goto("/blog/first-visit");
    await sheet(page).getByText(second).click();
    await expect(sheet(page).getByRole("checkbox", { name: second })).toBeChecked();
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(".visit-kit-blanks")).toBeVisible();
    expect(await sheetsOf(page)).toBe(2);
  });
});
