import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, type Page } from "@playwright/test";
import { outputs } from "../../plugins/output.ts";
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

test("the render-blocking script is small, separate from the app, and kept for offline", () => {
  const read = (file: string) => readFileSync(`${outputs.site}/${file}`, "utf8");
  const [, script = ""] = /blocking="render" src="\/([^"]+)"/.exec(read("about.html")) ?? [];
  // A set can grow while it is walked: with what its files import, and what those do.
  const loaded = new Set([script]);
  for (const file of loaded) {
    const imports = read(file).matchAll(/(?:from|import) ?["'`]\.\/([^"'`]+)/g);
    for (const [, name] of imports) loaded.add(`assets/${name}`);
  }
  const files = [...loaded];
  expect(files.length).toBeLessThanOrEqual(2);
  expect(files.filter((file) => !read("sw.js").includes(file))).toEqual([]);
  const sizes = files.map((file) => brotliCompressSync(read(file)).length);
  expect(sizes.reduce((sum, bytes) => sum + bytes)).toBeLessThan(1000);
});
