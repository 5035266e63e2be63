import { notFoundPath } from "../../app/policies/canonical-path.ts";
import { route } from "../../app/routes/not-found/route.ts";
import { expect, expectPage, footerLink, openHydrated, site, test, titleOf } from "../base-test.ts";

test.use({
  expected: {
    console: [/^warning: 404: no page at \/no\/such-page$/, /status of 404/],
    failures: [/^\/no\/such-page/],
  },
});

test("an unknown address returns 404, and its path is logged", async ({ page }) => {
  const logged = page.waitForEvent("console", (message) => message.type() === "warning");
  const response = await page.goto("/no/such-page?with=query");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf(notFoundPath));
  expect((await logged).text()).toContain("/no/such-page");
});

test("a link to an unknown address loads that page, which leads home", async ({ page }) => {
  await openHydrated(page, "/about");
  const link = footerLink(page, "/blog");
  await link.evaluate((element) => element.setAttribute("href", "/no/such-page"));
  await link.click();
  await expect(page).toHaveURL("/no/such-page");
  await page.getByRole("link", { name: site.contentOf(route.content).link }).click();
  await expectPage(page, "/");
});
