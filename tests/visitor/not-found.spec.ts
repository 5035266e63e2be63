import { clinic, expect, footerLink, openHydrated, test } from "../base-test.ts";

test.use({
  expected: {
    console: [/^warning: 404: no page at \/no\/such-page$/, /status of 404/],
    failures: [/^\/no\/such-page/],
  },
});

async function seesNotFound(page: import("@playwright/test").Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: "404" })).toBeVisible();
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
  await expect(page.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: `Call ${clinic.phone.display}` })).toHaveAttribute(
    "href",
    `tel:${clinic.phone.dial}`,
  );
}

test("an unknown address answers 404, and its path goes to the console", async ({ page }) => {
  const logged = page.waitForEvent("console", (message) =>
    message.text().includes("/no/such-page"),
  );
  const response = await page.goto("/no/such-page?with=query");
  expect(response?.status()).toBe(404);
  await logged;
  await seesNotFound(page);
});

test("a link to an unknown address loads the not-found page, which leads home", async ({
  page,
}) => {
  await openHydrated(page, "/about");
  const link = footerLink(page, "Blog");
  await link.evaluate((element) => element.setAttribute("href", "/no/such-page"));
  await link.click();
  await expect(page).toHaveURL("/no/such-page");
  await seesNotFound(page);
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
});
