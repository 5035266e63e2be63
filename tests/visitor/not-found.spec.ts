import { expect, openHydrated, test } from "../browser.ts";
import { expectPage, footerLink, tel } from "./clinic.ts";

test.use({
  expected: {
    console: [/^warning: 404: no page at \/no\/such-page$/, /status of 404/],
    failures: [/^\/no\/such-page/],
  },
});

test("a link to an unknown address logs it, and its page leads home and to a call", async ({
  page,
}) => {
  await openHydrated(page, "/about");
  await footerLink(page, "/blog").evaluate((element) =>
    element.setAttribute("href", "/no/such-page"),
  );
  const logged = page.waitForEvent("console", (message) => message.type() === "warning");
  await footerLink(page, "/no/such-page").click();
  expect((await logged).text()).toContain("/no/such-page");
  const main = page.getByRole("main");
  await expect(main.locator(`a[href="${tel}"]`).first()).toBeVisible();
  await expect(main.getByRole("link", { name: "(888) 426-4435" })).toBeVisible();
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expectPage(page, "/");
});
