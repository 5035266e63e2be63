import type { Page } from "@playwright/test";
import { findViolations } from "../accessible.ts";
import { alone, expect, holdApp, test } from "../browser.ts";
import { readShifts } from "../pages/find-faults.ts";
import { emergency, expectPage, footerLink, night, noon, tel } from "./clinic.ts";

/* Open or closed, and notices, by the clock. src/clinic/hours/opening-state.test.ts has other days. */

const footer = (page: Page) => page.getByRole("contentinfo");
const strip = (page: Page) => page.getByRole("region", { name: "Notice" });
const storm = "We’re closed for the ice storm, and back on Thursday if the roads are.";

test("the line changes in the minute the clinic closes", alone, async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-20T17:28:30-05:00") });
  await page.goto("/contact");
  const main = page.getByRole("main");
  await expect(main.getByText("Open until 5:30 PM")).toBeVisible();
  await page.clock.fastForward("01:00");
  await expect(main.getByText("Open until 5:30 PM")).toBeVisible();
  await page.clock.fastForward("01:00");
  await expect(main.getByText("We’re closed. We open tomorrow at 9 AM.")).toBeVisible();
  await expect(page.getByText("call for current hours")).toHaveCount(0);
});

test("once closed, the hospital leads, and nothing moves", alone, async ({ page }) => {
  // So narrow that the longest line wraps.
  await page.setViewportSize({ width: 320, height: 844 });
  await page.clock.install({ time: new Date("2026-11-20T17:28:30-05:00") });
  const release = await holdApp(page);
  await page.goto(emergency);
  await page.evaluate(() => document.fonts.ready);
  const before = await readShifts(page);
  const main = page.getByRole("main");
  const clinic = main.getByRole("link", { name: "Call Emergency Line" }).first();
  const hospital = main.getByRole("link", { name: /^Animal Emergency Clinic of Green/ }).first();
  const red = await clinic.evaluate((link) => getComputedStyle(link).backgroundColor);
  await expect(hospital).not.toHaveCSS("background-color", red);
  release();
  await expect(main.getByText("Open until 5:30 PM")).toBeVisible();
  await expect(clinic).toHaveCSS("background-color", red);
  await page.clock.fastForward("02:00");
  await expect(main.getByText("We’re closed. We open tomorrow at 9 AM.")).toBeInViewport();
  expect((await readShifts(page)).score - before.score).toBeLessThanOrEqual(0.001);
  await expect(hospital).toHaveCSS("background-color", red);
  await expect(hospital).toHaveAttribute("href", "tel:+18642321878");
  await expect(clinic).toBeInViewport();
  await expect(clinic).not.toHaveCSS("background-color", red);
  const field = main.getByRole("search");
  await field.getByRole("searchbox").fill("xylophone");
  await expect(field.getByRole("link").first()).toHaveAttribute("href", "tel:+18642321878");
  await page.emulateMedia({ media: "print" });
  await expect(main.getByText("We’re closed. We open")).toBeHidden();
  for (const number of ["(864) 834-4200", "(864) 232-1878"])
    await expect(main.getByText(number).filter({ visible: true })).not.toHaveCount(0);
});

test("while closed, but for a break, no filled button calls us", alone, async ({ page }) => {
  const hospital = "tel:+18642321878";
  const bar = page.getByRole("navigation", { name: /^(Ways to reach us|Emergency)$/ });
  const calls = page.locator(`a[href="${tel}"]`).filter({ visible: true });
  for (const [time, line, first] of [
    [noon, "Open until 5:30 PM", tel],
    [new Date("2026-11-24T12:45:00-05:00"), "We’re closed. We open today at 1:30 PM.", tel],
    [night, "We’re closed. We open today at 8 AM.", hospital],
  ] as const) {
    await page.clock.setFixedTime(time);
    for (const path of ["/services/surgery", "/blog", "/contact", "/", emergency]) {
      await page.goto(path);
      await expect(footer(page).getByText(line)).toBeAttached();
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 844 });
        const fills = await calls.evaluateAll((all) =>
          all.map((call) => getComputedStyle(call).backgroundColor),
        );
        const filled = fills.filter((fill) => fill !== "rgba(0, 0, 0, 0)");
        expect(filled.length > 0, `${path} at ${width} px`).toBe(first === tel);
      }
      await expect(bar.getByRole("link").first(), path).toHaveAttribute("href", first);
      if (first === tel) continue;
      await expect(bar.getByRole("link").nth(1)).toHaveAccessibleName("Call the clinic anyway");
    }
  }
});

test("a notice shows on every page until its last day ends", alone, async ({ page }) => {
  await page.clock.install({ time: new Date("2055-01-13T23:58:30-05:00") });
  await page.goto("/about");
  await expect(strip(page)).toContainText(storm);
  await expect(footer(page)).toContainText(storm);
  expect(await findViolations(strip(page))).toEqual([]);
  await footerLink(page, "/testimonials").click();
  await expectPage(page, "/testimonials");
  await expect(strip(page)).toContainText(storm);
  await page.clock.fastForward("02:00");
  await expect(strip(page)).toHaveCount(0);
  await expect(footer(page)).not.toContainText(storm);
});
