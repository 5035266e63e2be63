import { expect, type Page } from "@playwright/test";
import { fill } from "../../src/formatting/fill.ts";
import { clockText } from "../../src/hours/week.ts";
import { clinic, site, test } from "../base-test.ts";

/* Open or closed, once the owner has confirmed the hours. opening-state.test.ts says when. */

const { labels } = site;
const noon = new Date("2026-11-20T12:00:00-05:00");
const open = fill(labels.openUntil, { time: clockText("17:30") });
const [hospital] = clinic.afterHoursHospital.chosen;
if (hospital === undefined) throw new Error("A hospital, please.");

/** In the footer of every page, and on home and contact once more. */
const lines = (page: Page) => page.locator(".opening-hours-line > span");

test("the line changes in the minute the clinic closes", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-20T17:28:30-05:00") });
  await page.goto("/contact");
  await expect(lines(page).first()).toHaveText(open);
  await page.clock.fastForward("01:00");
  await expect(lines(page).first()).toHaveText(open);
  await page.clock.fastForward("01:00");
  await expect(lines(page).first()).not.toHaveText(open);
  await expect(lines(page).first()).toContainText(clockText("09:00"));
});

test("a short line takes as much space as a long one, and is not printed", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 1000 });
  const heights: (number | undefined)[] = [];
  for (const time of [noon, new Date("2055-01-12T12:00:00-05:00")]) {
    await page.clock.setFixedTime(time);
    await page.goto("/contact");
    await expect(lines(page).first()).not.toBeEmpty();
    heights.push((await page.locator(".opening-hours-line").first().boundingBox())?.height);
  }
  expect(heights[0]).toBeGreaterThan(20);
  expect(heights[1]).toBe(heights[0]);
  await page.emulateMedia({ media: "print" });
  await expect(lines(page).first()).toBeHidden();
});

for (const path of ["/services/dental", "/services/emergency"]) {
  test(`${path}: while closed, the call bar says where to go`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const note = page.getByRole("navigation").getByText(hospital.name);
    await page.clock.setFixedTime(noon);
    await page.goto(path);
    await expect(lines(page)).toHaveText([open]);
    await expect(note).toHaveCount(0);
    await page.clock.setFixedTime(new Date("2026-11-20T02:00:00-05:00"));
    await page.goto(path);
    // Past the page's own call button, since the bar hides while that is in view.
    await page.evaluate(() => scrollTo({ top: 2000, behavior: "instant" }));
    await expect(note).toBeInViewport({ ratio: 1 });
    const call = page.getByRole("navigation").getByRole("link", { name: hospital.phone.display });
    await expect(call).toHaveAttribute("href", /^tel:/);
    // At the end of the page, the bar covers nothing, from the next frame on.
    await page.evaluate(() => scrollTo({ top: 99999, behavior: "instant" }));
    const foot = await page.getByRole("contentinfo").boundingBox();
    const end = (foot?.y ?? 0) + (foot?.height ?? 0);
    const bar = page.locator(".call-bar");
    await expect.poll(async () => (await bar.boundingBox())?.y).toBeGreaterThanOrEqual(end - 1);
  });
}
