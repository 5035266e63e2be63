import { expect, type Page } from "@playwright/test";
import { plainText } from "../../src/formatting/text.ts";
import { expectPage, footerLink, hold, measureShifts, site, test } from "../base-test.ts";

/* Two notices, which overlap. current-notice.test.ts says which of them shows when. */

const [, news] = site.notices;
if (news?.link === undefined) throw new Error("The second notice has a link.");
const { link, until } = news;
const text = plainText(news.text);

const strip = (page: Page) => page.getByRole("region", { name: site.labels.notice });

test("today’s notice causes no shift and stays on the next page", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shifts = await measureShifts(page);
  await page.clock.setFixedTime(new Date("2027-01-11T12:00:00-05:00"));
  // every-page.spec.ts asks what moves when they come.
  const letFontsCome = await hold(page, /\.woff2$/);
  await page.goto("/about", { waitUntil: "domcontentloaded" });
  await expect(strip(page)).toContainText(text);
  const { score, moved } = await shifts();
  expect(score, moved.join("; ")).toBeLessThan(0.005);
  letFontsCome();
  await strip(page).getByRole("link", { name: link.label }).click();
  await expectPage(page, link.path);
  await expect(strip(page)).toContainText(text);
});

test("at midnight it disappears, and on the next page its space", async ({ page }) => {
  await page.clock.install({ time: new Date(`${until}T23:58:30-05:00`) });
  await page.goto("/about");
  await expect(strip(page)).toContainText(text);
  // Once the app updates the time in the footer, it also updates the notices.
  await expect(page.getByRole("contentinfo").locator(".opening-hours-line")).not.toHaveText("");
  const top = async () => (await page.getByRole("main").boundingBox())?.y ?? 0;
  const before = await top();
  await page.clock.fastForward("02:00");
  await expect(strip(page)).toHaveCount(0);
  expect(await top()).toBe(before);
  await footerLink(page, "/blog").click();
  await expectPage(page, "/blog");
  await page.waitForFunction(() => scrollY === 0);
  expect(await top()).toBeLessThan(before);
});
