import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { addMonths, formatDate } from "../../src/formatting/dates.ts";
import { expect, lifeStages, openHydrated, test } from "../base-test.ts";

/* The reminder for a visitor's calendar. calendar-file.test.ts reads the file more closely. */

const { heading, reminder } = lifeStages;
const [choice] = reminder.choices;
if (choice === undefined) throw new Error("There is no choice");

const block = (page: Page) => page.getByRole("region", { name: heading });
const day = (page: Page) => page.getByLabel(reminder.dayLabel);
const after = (date: string) => addMonths(date, choice.months) ?? "";
const message = (template: string, date: string) => template.replace("{date}", formatDate(date));

async function choose(page: Page): Promise<void> {
  await block(page)
    .getByRole("button", { name: choice?.label ?? "" })
    .click();
}

// For this visitor it is August 31 already.
test.use({ timezoneId: "Asia/Tokyo" });
test.beforeEach(async ({ page }) => {
  // page.clock would stop the marks by which tests see the app load.
  await page.addInitScript((now) => {
    globalThis.Date = class extends Date {
      constructor(...given: [] | [string]) {
        super(...((given.length === 0 ? [now] : given) as [string]));
      }
    } as DateConstructor;
  }, "2026-08-30T16:00:00Z");
  await openHydrated(page, "/services/wellness-exams");
  await block(page).getByRole("heading", { name: reminder.heading }).click();
});

test("starts from today, and saves a day that calendars open", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await expect(day(page)).toHaveValue("2026-08-31");
  const saved = page.waitForEvent("download");
  await choose(page);
  const download = await saved;
  const date = after("2026-08-31");
  expect(download.suggestedFilename()).toBe(`${reminder.file}-${date}.ics`);
  const calendar = readFileSync(await download.path(), "utf8");
  expect(calendar).toContain(`DTSTART;VALUE=DATE:${date.replaceAll("-", "")}\r\n`);
  await expect(block(page).getByRole("status")).toHaveText(message(reminder.saved, date));
  // Its code is loaded on demand.
  expect(requested.filter((path) => !path.startsWith("/assets/"))).toEqual([]);
});

test("a missing day is refused, and a past day pointed out", async ({ page }) => {
  await day(page).fill("");
  await choose(page);
  await expect(day(page)).toBeFocused();
  await expect(block(page).getByRole("status")).toHaveText("");
  await day(page).fill("2020-01-31");
  await choose(page);
  const date = after("2020-01-31");
  await expect(block(page).getByRole("status")).toHaveText(message(reminder.past, date));
});
