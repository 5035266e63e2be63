import { clinic, expect, quietTime, site, test } from "../base-test.ts";

/* The page for somebody frightened, on a phone. */

const { emergency, labels } = site;

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) => page.clock.setFixedTime(quietTime));

test("the first screen has the number, the red button and where else to go", async ({ page }) => {
  await page.goto(emergency.path);
  const main = page.getByRole("main");
  const number = main.getByRole("link", { name: clinic.phone.display }).first();
  expect((await number.boundingBox())?.width).toBeGreaterThan(390 * 0.85);
  for (const link of [
    main.getByRole("link", { name: labels.callEmergencyLine }),
    page.getByRole("region", { name: labels.afterHours }).getByRole("link"),
  ]) {
    await expect(link.first()).toBeInViewport({ ratio: 1 });
  }
});

for (const viewport of [
  { width: 320, height: 640 },
  { width: 844, height: 390 },
]) {
  test(`${viewport.width} px: one tap to the button, two to the poison lines`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto("/about");
    await page.getByRole("banner").getByRole("link", { name: labels.emergency }).click();
    await expect(page).toHaveURL(emergency.path);
    const main = page.getByRole("main");
    const call = main.getByRole("link", { name: labels.callEmergencyLine }).first();
    await expect(call).toBeInViewport({ ratio: 1 });
    await main.getByRole("link", { name: labels.poison, exact: true }).click();
    await expect(page.getByRole("heading", { name: labels.poison, exact: true })).toBeInViewport();
  });
}

test("the call bar gives way to the page's button, except with less motion", async ({ page }) => {
  await page.goto(emergency.path);
  const bar = page.getByRole("navigation", { name: labels.emergency, exact: true });
  await expect(bar).not.toBeInViewport();
  await page.getByRole("heading", { name: labels.signs }).scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport({ ratio: 1 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(() => scrollTo({ top: 0 }));
  await expect(bar).toBeInViewport({ ratio: 1 });
});
