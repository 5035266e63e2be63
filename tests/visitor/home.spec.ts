import { route as home } from "../../app/routes/home/route.ts";
import { clinic, expect, quietTime, site, test } from "../base-test.ts";

/* The first screen of the home page, before anything is scrolled. */

const { labels } = site;
const { strip } = site.contentOf(home.content);

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1366, height: 657 },
]) {
  test(`${viewport.width} × ${viewport.height}: who, where, when, to book, to call, and whether it is urgent`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.clock.setFixedTime(quietTime);
    await page.goto("/");
    const main = page.getByRole("main");
    const links = main.getByRole("link");
    for (const part of [
      main.getByRole("heading", { level: 1 }),
      main.getByText(clinic.address.street, { exact: true }).first(),
      main.getByText(strip.hoursNote).first(),
      links.filter({ hasText: labels.bookAppointment }).first(),
      links.filter({ hasText: labels.callNumber }).first(),
      main.locator('a[href="/services/emergency"]').first(),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
  });
}

test("three steps lead to the guide for a first visit, and a line to what it costs", async ({
  page,
}) => {
  await page.goto("/");
  const steps = page.getByRole("main").locator("section", { has: page.locator("#first-visit") });
  await expect(steps.getByRole("listitem")).toHaveCount(3);
  await expect(steps.locator('a[href="/blog/first-visit"]')).toBeVisible();
  await steps.locator('a[href="/services#cost"]').click();
  await expect(page.getByRole("heading", { name: site.money.heading })).toBeInViewport();
});
