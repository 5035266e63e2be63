import { notFoundPath } from "../../src/policies/canonical-path.ts";
import { route } from "../../src/routes/not-found/route.ts";
import { expect, expectPage, footerLink, openHydrated, site, test, titleOf } from "../base-test.ts";

test.use({
  expected: {
    console: [/^warning: 404: no page at \/no\/such-page$/, /status of 404/],
    failures: [/^\/no\/such-page/],
  },
});

test("a link to an unknown address logs it, and its page leads home", async ({ page }) => {
  await openHydrated(page, "/about");
  const link = footerLink(page, "/blog");
  await link.evaluate((element) => element.setAttribute("href", "/no/such-page"));
  const logged = page.waitForEvent("console", (message) => message.type() === "warning");
  await link.click();
  expect((await logged).text()).toContain("/no/such-page");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf(notFoundPath));
  await page.getByRole("link", { name: site.contentOf(route.file).link }).click();
  await expectPage(page, "/");
});
