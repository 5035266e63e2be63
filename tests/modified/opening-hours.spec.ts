import { expect, type Page } from "@playwright/test";
import { hold, site } from "../base-test.ts";
import { hospital, test } from "./modified-site.ts";

/* Open or closed, once the owner has confirmed the hours for 2026. */

const week = "Monday to Friday: 8 AM to 5 PM";
const { hoursNote } = site.labels;
const noon = "2026-11-20T12:00:00-05:00";

/** Where a page says it: in the footer of every page, and on home and contact once more. */
const lines = (page: Page) => page.locator(".opening-hours-line > span");

/** Opens a page at an instant, and waits until the script that tells the time has run. */
async function openAt(page: Page, path: string, instant: string): Promise<void> {
  await page.clock.setFixedTime(new Date(instant));
  const script = page.waitForResponse(/watch-opening/);
  await page.goto(path);
  await (await script).finished();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
}

test("pages print the week and say until when the clinic is open, beside the call", async ({
  page,
}) => {
  for (const [path, count] of [
    ["/", 2],
    ["/contact", 2],
    ["/services/dental", 1],
  ] as const) {
    await openAt(page, path, noon);
    await expect(lines(page), path).toHaveText(Array(count).fill("Open until 5 PM"));
    for (const part of [page.getByRole("main"), page.getByRole("contentinfo")].slice(-count)) {
      await expect(part.getByText(week)).toBeVisible();
      await expect(part.getByText(hoursNote, { exact: true })).toBeVisible();
    }
  }
});

test.describe("a visitor in Tokyo, on Saturday at 6 in the morning", () => {
  test.use({ timezoneId: "Asia/Tokyo", locale: "ja-JP" });
  test("reads what is true in Travelers Rest, in the words of the site", async ({ page }) => {
    await openAt(page, "/contact", "2026-11-21T06:00:00+09:00");
    expect(await page.evaluate(() => new Date().getHours())).toBe(6);
    await expect(lines(page)).toHaveText(["Open until 5 PM", "Open until 5 PM"]);
  });
});

test("the line changes in the minute in which the clinic closes", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-20T16:58:30-05:00") });
  await page.goto("/contact");
  await expect(lines(page).first()).toHaveText("Open until 5 PM");
  await page.clock.fastForward("01:00");
  await expect(lines(page).first()).toHaveText("Open until 5 PM");
  await page.clock.fastForward("01:00");
  await expect(lines(page).first()).toHaveText("Closed. Opens Monday at 8 AM");
});

for (const width of [320, 390, 1440]) {
  test(`the line moves nothing as it comes, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1000 });
    for (const instant of [noon, "2026-11-26T12:00:00-05:00"]) {
      await page.clock.setFixedTime(new Date(instant));
      const release = await hold(page, /watch-opening/);
      // Once the app asks for this, it has loaded.
      await Promise.all([page.waitForRequest(/watch-opening/), page.goto("/contact")]);
      // Below the end of the footer there is only the call bar of phones.
      const height = () =>
        page
          .getByRole("contentinfo")
          .evaluate((foot) => scrollY + foot.getBoundingClientRect().bottom);
      await expect(lines(page).first()).toBeEmpty();
      const before = await height();
      release();
      await expect(lines(page).first()).not.toBeEmpty();
      await expect(lines(page).last()).not.toBeEmpty();
      expect(await height(), instant).toBe(before);
    }
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const path of ["/services/dental", "/services/emergency"]) {
    test(`${path}: the bar says where to go while the clinic is closed, and not while it is open`, async ({
      page,
    }) => {
      const note = page.getByRole("navigation").getByText(hospital.name);
      await openAt(page, path, noon);
      await expect(note).toHaveCount(0);
      await openAt(page, path, "2026-11-20T02:00:00-05:00");
      // Past the page's own call button, since the bar hides while that is in view.
      await page.evaluate(() => scrollTo({ top: 2000, behavior: "instant" }));
      await expect(note).toBeInViewport({ ratio: 1 });
      const call = page.getByRole("navigation").getByRole("link", { name: hospital.phone });
      await expect(call).toHaveAttribute("href", /^tel:/);
      const way = page
        .getByRole("navigation")
        .getByRole("link", { name: site.labels.emergency, exact: true });
      await expect(way).toHaveAttribute("href", "/services/emergency");
      // At the end of the page, the bar covers nothing.
      await page.evaluate(() => scrollTo({ top: 99999, behavior: "instant" }));
      const bar = (await page.locator(".call-bar").boundingBox())?.y ?? 0;
      const foot = await page.getByRole("contentinfo").boundingBox();
      expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(bar + 1);
    });
  }
});

test("a browser that does not know the time zone goes on telling people to call", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
      construct() {
        throw new RangeError("Invalid time zone specified: America/New_York");
      },
    });
  });
  await openAt(page, "/contact", noon);
  await expect(lines(page)).toHaveText(["", ""]);
  await expect(page.getByText(hoursNote).first()).toBeVisible();
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });
  test("the week and the call stand there, and no line", async ({ page }) => {
    await page.goto("/contact");
    await expect(page.getByRole("main").getByText(week)).toBeVisible();
    await expect(page.getByRole("main").getByText(hoursNote)).toBeVisible();
    await expect(lines(page)).toHaveText(["", ""]);
  });
});

test("on paper there is the week, and no line of another hour", async ({ page }) => {
  await openAt(page, "/contact", noon);
  await expect(lines(page).first()).toHaveText("Open until 5 PM");
  await page.emulateMedia({ media: "print" });
  await expect(lines(page).first()).toBeHidden();
  await expect(page.getByRole("main").getByText(week)).toBeVisible();
});
