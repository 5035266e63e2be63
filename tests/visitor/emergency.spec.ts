import { clinic, expect, site, test } from "../base-test.ts";

/* The page for somebody frightened, on a phone. */

test.use({ viewport: { width: 390, height: 844 } });

test("the number fills the window, and the red button is in reach at once", async ({ page }) => {
  await page.goto("/services/emergency");
  const number = page.locator(".emergency-phone").getByRole("link");
  await expect(number).toHaveAttribute("href", `tel:${clinic.phone.dial}`);
  const { width = 0 } = (await number.boundingBox()) ?? {};
  expect(width).toBeGreaterThan(390 * 0.85);
  await expect(
    page.getByRole("main").getByRole("link", { name: "Call Emergency Line" }).first(),
  ).toBeInViewport({ ratio: 1 });
});

test("the call bar gives way to the page's own button and comes once that has gone", async ({
  page,
}) => {
  await page.goto("/services/emergency");
  const bar = page.getByRole("navigation", { name: "Emergency", exact: true });
  await expect(bar.getByRole("link")).toHaveCount(1);
  await expect(bar).not.toBeInViewport();
  await page.locator("#signs").evaluate((heading) => heading.scrollIntoView());
  await expect(bar).toBeInViewport({ ratio: 1 });
});

test.describe("with less motion asked for", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the call bar is always there", async ({ page }) => {
    await page.goto("/services/emergency");
    await expect(page.getByRole("navigation", { name: "Emergency", exact: true })).toBeInViewport({
      ratio: 1,
    });
  });
});

test("the ways past the signs lead to the poison lines and to the hours when we are closed", async ({
  page,
}) => {
  for (const name of [site.labels.poison, site.labels.afterHours]) {
    await page.goto("/services/emergency");
    await page.getByRole("main").getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { name, exact: true })).toBeInViewport();
  }
});
