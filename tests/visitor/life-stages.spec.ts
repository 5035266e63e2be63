import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import ICAL from "ical.js";
import { clinic, expect, openHydrated, sheetsOf, site, test } from "../base-test.ts";

/* The table by age and the reminder. */

const { lifeStages } = site;
const { reminder } = lifeStages;
const half = reminder.choices[0]?.label ?? "";
const year = reminder.choices[1]?.label ?? "";

const block = (page: Page) => page.getByRole("region", { name: lifeStages.heading });
const day = (page: Page) => page.getByLabel(reminder.dayLabel);
const told = (page: Page) => block(page).getByRole("status");

/** Sets the device's clock. (`page.clock` would stop the marks by which tests see the app load.) */
async function setClock(page: Page, now: string): Promise<void> {
  await page.addInitScript((fixed) => {
    globalThis.Date = class extends Date {
      constructor(...given: [] | [string]) {
        super(...((given.length === 0 ? [fixed] : given) as [string]));
      }
    } as DateConstructor;
  }, now);
}

async function openReminder(page: Page): Promise<void> {
  await openHydrated(page, "/services/wellness-exams");
  await block(page).getByRole("heading", { name: reminder.heading }).click();
}

/** Clicks, and opens what the browser has saved. */
async function save(page: Page, label: string) {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    block(page).getByRole("button", { name: label }).click(),
  ]);
  const text = readFileSync(await download.path(), "utf8");
  const component = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent("vevent");
  if (component === null) throw new Error("The file has no event");
  return { name: download.suggestedFilename(), event: new ICAL.Event(component) };
}

test("the table prints alone, on one page", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await openHydrated(page, "/services/wellness-exams");
  await page.getByRole("button", { name: lifeStages.print }).click();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("table")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await expect(day(page)).toBeHidden();
  expect(await sheetsOf(page)).toBe(1);
});

test.describe("the reminder", () => {
  test.beforeEach(async ({ page }) => {
    await setClock(page, "2026-08-31T16:00:00Z");
  });

  test("starts from today, and is a whole day that any calendar opens", async ({ page }) => {
    const asked: string[] = [];
    await openReminder(page);
    await expect(day(page)).toHaveValue("2026-08-31");
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const { name, event } = await save(page, half);
    expect(name).toBe(`${reminder.file}-2027-02-28.ics`);
    expect(event.startDate.isDate).toBe(true);
    expect(event.startDate.toString()).toBe("2027-02-28");
    expect(event.summary).toBe(reminder.event.title);
    expect(event.description).toContain(clinic.phone.display);
    await expect(told(page)).toHaveText(reminder.saved.replace("{date}", "February 28, 2027"));
    // Its code was loaded on demand; nothing else was requested, and nothing is kept.
    expect(asked.filter((path) => !/^\/assets\/calendar-file-.*\.js$/.test(path))).toEqual([]);
    expect(await page.evaluate(() => [document.cookie, localStorage.length])).toEqual(["", 0]);
  });

  test("a year from February 29 is February 28; a day that has passed is pointed out", async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await openReminder(page);
    await day(page).fill("2025-01-31");
    expect(
      asked.filter((url) => url.includes("calendar-file")),
      "its code is not there",
    ).toEqual([]);
    await block(page).getByRole("button", { name: year }).click();
    await expect(told(page)).toHaveText(reminder.past.replace("{date}", "January 31, 2026"));
    await day(page).fill("2028-02-29");
    const { event } = await save(page, year);
    expect(event.startDate.toString()).toBe("2029-02-28");
  });

  test("no date, one far ahead and one long ago are refused, and no file made", async ({
    page,
  }) => {
    await openReminder(page);
    let downloads = 0;
    page.on("download", () => downloads++);
    for (const value of ["", "2131-01-01", "1931-01-01"]) {
      await day(page).fill(value);
      await block(page).getByRole("button", { name: half }).click();
      await expect(day(page), value).toBeFocused();
      const isValid = await day(page).evaluate((field: HTMLInputElement) => field.validity.valid);
      expect(isValid, value).toBe(false);
      await expect(told(page), value).toHaveText("");
    }
    await day(page).fill("2026-08-31");
    await save(page, half);
    expect(downloads, "the one of a good date").toBe(1);
  });

  test("a browser that makes no file says the day", async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { Blob: undefined });
    });
    await openReminder(page);
    await block(page).getByRole("button", { name: half }).click();
    await expect(told(page)).toHaveText(reminder.failed.replace("{date}", "February 28, 2027"));
  });

  test.describe("when its code cannot be had", () => {
    test.use({ expected: { console: [/Failed to load resource/], failures: [/calendar-file/] } });

    test("it says the day", async ({ page }) => {
      await page.route(/calendar-file/, (route) => route.fulfill({ status: 404 }));
      await openReminder(page);
      await block(page).getByRole("button", { name: year }).click();
      await expect(told(page)).toHaveText(reminder.failed.replace("{date}", "August 31, 2027"));
    });
  });

  test("a browser that writes no dates gives the day in figures", async ({ page }) => {
    await page.addInitScript(() => {
      Intl.DateTimeFormat = function denied() {
        throw new Error("denied");
      } as unknown as typeof Intl.DateTimeFormat;
    });
    await openReminder(page);
    await save(page, half);
    await expect(told(page)).toContainText("2027-02-28");
  });
});

for (const timezoneId of ["Asia/Tokyo", "Pacific/Honolulu"]) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    // In Tokyo it is August 31 already, in Honolulu still August 30.
    test("no day slips", async ({ page }) => {
      await setClock(page, "2026-08-30T16:00:00Z");
      await openReminder(page);
      const here = timezoneId === "Asia/Tokyo" ? "2026-08-31" : "2026-08-30";
      await expect(day(page)).toHaveValue(here);
      await day(page).fill("2026-11-01");
      const { event } = await save(page, half);
      expect(event.startDate.toString()).toBe("2027-05-01");
      await expect(told(page)).toContainText("May 1, 2027");
    });
  });
}
