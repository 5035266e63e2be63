import type { Page } from "@playwright/test";
import { expect, openHydrated, site, test } from "../base-test.ts";
import { confirmHours, type ModifiedSite, serveModified } from "../modified-site.ts";

/* Open or closed, on a copy of the site whose owner has confirmed the hours of 2026. */

test.describe.configure({ mode: "default" });

let confirmed: ModifiedSite;
test.beforeAll(async () => {
  test.setTimeout(90_000);
  confirmed = await serveModified({ "clinic.yaml": confirmHours });
});
test.afterAll(() => confirmed.close());

/** Where a page says it: two on home and contact, the footer's on every page. */
const lines = (page: Page) => page.locator(".opening-hours-line > span");

/** Opens a page at an instant, and waits until the script that tells the time has run. */
async function openAt(page: Page, path: string, instant: string): Promise<void> {
  await page.clock.setFixedTime(new Date(instant));
  const script = page.waitForResponse(/watch-opening/);
  await page.goto(confirmed.origin + path);
  await (await script).finished();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
}

for (const [path, count] of [
  ["/", 2],
  ["/contact", 2],
  ["/services/dental", 1],
] as const) {
  test(`${path} prints the week and says until when the clinic is open, beside the call`, async ({
    page,
  }) => {
    await openAt(page, path, "2026-11-20T12:00:00-05:00");
    await expect(lines(page)).toHaveText(Array(count).fill("Open until 5 PM"));
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByText("Monday to Friday: 8 AM to 5 PM")).toBeVisible();
    await expect(footer.getByText("Please call for current hours.")).toBeVisible();
    if (count === 1) return;
    const main = page.getByRole("main");
    await expect(main.getByText("Please call for current hours.", { exact: true })).toBeVisible();
    await expect(main.getByText("Open until 5 PM")).toBeVisible();
  });
}

for (const [instant, line] of [
  ["2026-11-20T17:00:00-05:00", "Closed. Opens Monday at 8 AM"],
  ["2026-11-26T12:00:00-05:00", "Closed for Thanksgiving. Opens tomorrow at 8 AM"],
  ["2026-12-24T11:00:00-05:00", "Open until 12 PM"],
  // The closures of 2027 are not listed, and a clock may be years off.
  ["2026-12-31T18:00:00-05:00", ""],
  ["2027-01-04T12:00:00-05:00", ""],
  ["2001-01-01T12:00:00-05:00", ""],
] as const) {
  test(`${instant}: ${line === "" ? "no line" : line}`, async ({ page }) => {
    await openAt(page, "/contact", instant);
    await expect(lines(page)).toHaveText([line, line]);
    await expect(page.getByText("Please call for current hours.").first()).toBeVisible();
  });
}

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
  await page.goto(`${confirmed.origin}/contact`);
  await expect(lines(page).first()).toHaveText("Open until 5 PM");
  await page.clock.fastForward("01:00");
  await expect(lines(page).first()).toHaveText("Open until 5 PM");
  await page.clock.fastForward("01:00");
  await expect(lines(page).first()).toHaveText("Closed. Opens Monday at 8 AM");
});

for (const width of [320, 390, 1440]) {
  test(`the line moves nothing as it comes, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1000 });
    for (const instant of ["2026-11-20T12:00:00-05:00", "2026-11-26T12:00:00-05:00"]) {
      await page.clock.setFixedTime(new Date(instant));
      await page.goto(`${confirmed.origin}/contact`);
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      const before = await height();
      await expect(lines(page).first()).not.toBeEmpty();
      await expect(lines(page).last()).not.toBeEmpty();
      expect(await height(), instant).toBe(before);
    }
  });
}

test.describe("a browser that does not know the time zone", () => {
  test("goes on telling people to call", async ({ page }) => {
    await page.addInitScript(() => {
      const { DateTimeFormat } = Intl;
      Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
        construct() {
          throw new RangeError("Invalid time zone specified: America/New_York");
        },
      });
    });
    await openAt(page, "/contact", "2026-11-20T12:00:00-05:00");
    await expect(lines(page)).toHaveText(["", ""]);
    await expect(page.getByText("Please call for current hours.").first()).toBeVisible();
  });
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });
  test("the week and the call stand there, and no line", async ({ page }) => {
    await page.goto(`${confirmed.origin}/contact`);
    const main = page.getByRole("main");
    await expect(main.getByText("Monday to Friday: 8 AM to 5 PM")).toBeVisible();
    await expect(main.getByText("Please call for current hours.")).toBeVisible();
    await expect(lines(page)).toHaveText(["", ""]);
  });
});

test("on paper there is the week, and no line of another hour", async ({ page }) => {
  await openAt(page, "/contact", "2026-11-20T12:00:00-05:00");
  await expect(lines(page).first()).toHaveText("Open until 5 PM");
  await page.emulateMedia({ media: "print" });
  await expect(lines(page).first()).toBeHidden();
  await expect(page.getByRole("main").getByText("Monday to Friday: 8 AM to 5 PM")).toBeVisible();
});

test("search engines are told of the closures, too", async ({ page }) => {
  await page.goto(confirmed.origin);
  const json = await page.locator('script[type="application/ld+json"]').textContent();
  const things: Record<string, unknown>[] = JSON.parse(json ?? "")["@graph"];
  const clinic = things.find((thing) => "openingHoursSpecification" in thing);
  expect(clinic?.specialOpeningHoursSpecification).toMatchObject([
    { name: "Thanksgiving", validFrom: "2026-11-26", opens: "00:00", closes: "00:00" },
    { name: "Christmas Eve", validFrom: "2026-12-24", opens: "08:00", closes: "12:00" },
  ]);
});

test("while nobody has confirmed the hours, the pages print none and say to call", async ({
  page,
}) => {
  test.skip(site.clinic.hours.status === "confirmed", "the owner has confirmed the hours");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  for (const path of ["/", "/contact"]) {
    await openHydrated(page, path);
    await expect(page.locator(".opening-hours")).toHaveCount(0);
    await expect(page.getByRole("contentinfo")).toContainText("Please call for current hours.");
  }
  expect(asked.filter((url) => /watch-opening/.test(url))).toEqual([]);
});
