import type { Page } from "@playwright/test";
import { expect, openHydrated, test, timeOrigin, waitForHydration } from "../support/browser.ts";
import { expectPage, footerLink } from "./clinic.ts";

/* tests/specification checks what each button and each address of the filter shows. */

const posts = (page: Page) => page.getByRole("main").getByRole("heading", { level: 3 });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("a category counts its posts, Back shows the others, a post is a link", async ({ page }) => {
  await openHydrated(page, "/blog");
  const loaded = await timeOrigin(page);
  await button(page, "Seasonal Care").click();
  await expect(page).toHaveURL("/blog?category=Seasonal+Care");
  await expect(page.getByRole("main").getByRole("status")).toHaveText("Posts in Seasonal Care: 1");
  await page.goBack();
  await expect(posts(page)).toHaveText(["Ticks, month by month", "Senior pets", "First visit"]);
  // Forced, because the link lies over the picture and takes the tap.
  await page.locator("main .one-link img").last().click({ force: true });
  await expectPage(page, "/blog/first-visit");
  expect(await timeOrigin(page)).toBe(loaded);
});

test("without the newest APIs, links and the filter load documents", async ({ page }) => {
  await page.addInitScript("delete window.navigation; delete Navigator.prototype.serviceWorker");
  await openHydrated(page, "/about");
  const loaded = await timeOrigin(page);
  await footerLink(page, "/blog").click();
  await expectPage(page, "/blog");
  expect(await timeOrigin(page)).not.toBe(loaded);
  await waitForHydration(page);
  await button(page, "Seasonal Care").click();
  await expect(button(page, "Seasonal Care")).toHaveAttribute("aria-pressed", "true");
});
