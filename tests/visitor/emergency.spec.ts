import { clinic, expect, quietTime, site, test } from "../base-test.ts";

const { emergency, labels } = site;
const { poison: poisonHelp, callEmergencyLine: callNow } = labels;

/* The page for somebody frightened, on a phone. */

test.use({ viewport: { width: 390, height: 844 } });

test("the number fills the window, and the red button is in reach at once", async ({ page }) => {
  await page.goto("/services/emergency");
  const number = page.getByRole("main").getByRole("link", { name: clinic.phone.display }).first();
  await expect(number).toHaveAttribute("href", `tel:${clinic.phone.dial}`);
  const { width = 0 } = (await number.boundingBox()) ?? {};
  expect(width).toBeGreaterThan(390 * 0.85);
  await expect(page.getByRole("main").getByRole("link", { name: callNow }).first()).toBeInViewport({
    ratio: 1,
  });
});

test("the call bar gives way to the page's own button and comes once that has gone", async ({
  page,
}) => {
  await page.clock.setFixedTime(quietTime);
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

for (const viewport of [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
  { width: 844, height: 390 },
]) {
  const size = `${viewport.width} × ${viewport.height}`;
  test(`${size}: one tap to the button from any page, two to the poison lines`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.clock.setFixedTime(quietTime);
    await page.goto("/blog/pet-dental-care");
    await page.getByRole("banner").getByRole("link", { name: labels.emergency }).click();
    await expect(page).toHaveURL("/services/emergency");
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: callNow }).first()).toBeInViewport({ ratio: 1 });
    const poison = main.getByRole("link", { name: poisonHelp, exact: true });
    await expect(poison).toBeInViewport({ ratio: 1 });
    await poison.click();
    await expect(page.getByRole("heading", { name: poisonHelp, exact: true })).toBeInViewport();
  });
}

test("where to go when nobody answers stands in the first screen", async ({ page }) => {
  await page.goto("/services/emergency");
  const closed = page.getByRole("region", { name: site.labels.afterHours });
  await expect(closed.getByRole("link").first()).toBeInViewport({ ratio: 1 });
});

test("each sign says more on a tap, and all of it on paper", async ({ page }) => {
  await page.goto("/services/emergency");
  for (const { name, detail } of [...emergency.signs, ...emergency.alsoCall]) {
    const more = page.getByText(detail, { exact: true });
    await expect(more).toBeHidden();
    await page.getByRole("heading", { name, exact: true }).click();
    await expect(more).toBeVisible();
  }
  await page.reload();
  await page.emulateMedia({ media: "print" });
  for (const { detail } of emergency.signs) {
    await expect(page.getByText(detail, { exact: true })).toBeVisible();
  }
});
