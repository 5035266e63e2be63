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
