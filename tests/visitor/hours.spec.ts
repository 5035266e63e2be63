import type { Page } from "@playwright/test";
import { expect, hold, navigateTo, test } from "../support/browser.ts";
import { emergency, night, noon, tel } from "./clinic.ts";

/* Open or closed, by the clock. src/clinic/hours has the table of hours. */

const hospital = "tel:+18642321878";
/** The first day on which pages show that notice: a week before Christmas Eve. */
const weekBefore = new Date("2055-12-17T12:00:00-05:00");
const pages = ["/", "/contact", "/service-areas/greer", "/blog/first-visit", emergency];

/** Where the links lead that call in a color. */
const filledCalls = (page: Page) =>
  page
    .locator("a:is(.button-urgent, .button-secondary)")
    .filter({ visible: true })
    .evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute("href")))]);

for (const [time, line, who, due] of [
  [noon, "Open until 5:30 PM", tel, []],
  [night, "We’re closed. We open today at 8 AM.", hospital, []],
  [weekBefore, "Open until 5:30 PM", tel, [/Christmas Eve/]],
] as const) {
  test(`without the app, too, notices and filled buttons are those of ${time.toISOString()}`, async ({
    page,
  }) => {
    await hold(page, "late-start");
    const notices = page.locator(".notices p").filter({ visible: true });
    await page.clock.setFixedTime(time);
    for (const path of pages) {
      await page.goto(path, { waitUntil: "commit" });
      await expect(page.getByRole("contentinfo").getByText(line)).toBeAttached();
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(notices, path).toHaveText([...due]);
      expect(await filledCalls(page), path).toEqual([who]);
      await page.setViewportSize({ width: 1440, height: 900 });
      expect(who === tel ? [[], [who]] : [[who]], path).toContainEqual(await filledCalls(page));
      const banner = page.getByRole("banner");
      const hospitals = banner.locator(`[href="${hospital}"]`).filter({ visible: true });
      await expect(hospitals).toHaveText(who === tel ? [] : ["Call the hospital"]);
      const closed = banner.getByText("closed now").filter({ visible: true });
      await expect(closed).toHaveCount(who === tel ? 0 : 1);
    }
  });
}

test("all changes in the minute the clinic closes, and after a link", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-20T17:28:30-05:00") });
  await page.goto(emergency);
  const main = page.getByRole("main");
  const first = main.locator(`a:is([href="${tel}"], [href="${hospital}"])`);
  const isFirst = (href: string) =>
    expect(first.filter({ visible: true }).first()).toHaveAttribute("href", href);
  await page.clock.fastForward("01:00");
  await expect(main.getByText("Open until 5:30 PM")).toBeVisible();
  await isFirst(tel);
  await page.clock.fastForward("01:00");
  await expect(main.getByText("We’re closed. We open tomorrow at 9 AM.")).toBeVisible();
  await isFirst(hospital);
  expect(await filledCalls(page)).toEqual([hospital]);
  // The clinic's number has one name then.
  await expect(main.getByText("Call Emergency Line").filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: "print" });
  await expect(main.getByText("We’re closed. We open")).toBeHidden();
  for (const number of ["(864) 834-4200", "(864) 232-1878"])
    await expect(main.getByText(number).filter({ visible: true })).not.toHaveCount(0);
  await page.emulateMedia({ media: "screen" });
  await expect(page.locator("html[data-app=ready]")).toHaveCount(1);
  await navigateTo(page, "/contact");
  await expect(main.getByText("We’re closed. We open tomorrow at 9 AM.").first()).toBeVisible();
  await expect(page.getByText("call for current hours")).toHaveCount(0);
});

test("notices come and go on their days, in a page left open, after a link, and on paper", async ({
  page,
}) => {
  const notices = page.getByText(/ice storm|Christmas Eve/).filter({ visible: true });
  const strip = page.getByRole("region", { name: "Notice" });
  await page.clock.install({ time: new Date("2055-01-04T23:59:00-05:00") });
  await page.goto("/contact");
  await expect(strip).toHaveCount(0);
  await page.clock.fastForward("01:00");
  await expect(notices).toHaveText(/ice storm/);
  await page.emulateMedia({ media: "print" });
  await expect(notices).toHaveText(/ice storm/);
  await expect(strip).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });
  await page.clock.fastForward("01:00");
  await expect(page.locator("html[data-app=ready]")).toHaveCount(1);
  await navigateTo(page, "/");
  await expect(notices).toHaveText(/ice storm/);
  const nineDays = 9 * 86_400_000;
  await page.clock.fastForward(nineDays);
  await expect(strip).toHaveCount(0);
});
