import { globSync, readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import sharp from "sharp";
import { formatDate } from "../../app/formatting/dates.ts";
import { route as testimonials } from "../../app/routes/testimonials/route.ts";
import { expectAccessible } from "../accessibility/expect-accessible.ts";
import { site } from "../base-test.ts";
import { doctor, hospital, modifiedSite, photo, reviewedArticle, test } from "./modified-site.ts";

/* What shows once the owner has provided it. */

test("photos are shown without camera data", async ({ page }) => {
  for (const path of ["/contact", "/blog/first-visit", "/about"]) {
    await page.goto(path);
    const shown = page.getByRole("img", { name: photo.alt });
    await expect(shown).toBeVisible();
    await shown.scrollIntoViewIfNeeded();
    await expect(shown).not.toHaveJSProperty("naturalWidth", 0);
  }
  const shown = page.getByRole("img", { name: photo.alt });
  expect(await shown.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/);
  const files = globSync(`${modifiedSite}/assets/photo-*`);
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) expect((await sharp(file).metadata()).exif, file).toBeUndefined();
});

test("the doctor’s name: on About, in a reviewed article, and for search engines", async ({
  page,
}) => {
  await page.goto("/about");
  await expect(page.getByRole("main").getByText(doctor).first()).toBeVisible();
  const data = page.locator('script[type="application/ld+json"]');
  expect(await data.textContent()).toContain(doctor);
  await page.goto(reviewedArticle);
  await expect(page.locator(".post-list-byline").first()).toContainText(doctor);
});

test("the newsletter box and the note on Google reviews are gone", async ({ page }) => {
  await page.goto("/blog");
  await expect(page.getByRole("main").locator("fieldset[disabled]")).toHaveCount(0);
  await page.goto("/testimonials");
  await expect(
    page.getByText(site.contentOf(testimonials.content).googleNote ?? "No note."),
  ).toHaveCount(0);
});

test("hours and a notice pass axe", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.setFixedTime(new Date("2026-07-03T12:00:00-04:00"));
  for (const [path, part] of [
    ["/services/emergency", "html"],
    ["/contact", "main"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("region", { name: site.labels.notice })).toBeVisible();
    await expectAccessible(page.locator(part), path);
  }
});

test("the after-hours hospital: name, number, and date of the check", async ({ page }) => {
  await page.goto(site.emergency.path);
  const main = page.getByRole("main");
  await expect(main.locator("time")).toHaveAttribute("datetime", hospital.checked);
  await expect(main.locator("time")).toHaveText(formatDate(hospital.checked));
  const afterHours = page.getByRole("region", { name: site.labels.afterHours });
  await expect(afterHours).toContainText(hospital.name);
  const call = afterHours.getByRole("link", { name: hospital.phone }).first();
  await expect(call).toHaveAttribute("href", "tel:+18645550199");
  const card = page.locator(".emergency-card").first();
  await expect(card).toContainText(`${hospital.name} ${hospital.phone}`);
});

test("a moved address redirects to its page, with the query", async ({ baseURL }) => {
  expect(readFileSync(`${modifiedSite}/_redirects`, "utf8")).toBe("/Our-Team.html /about 301\n");
  const answer = await fetch(`${baseURL}/Our-Team.html?a=b`, { redirect: "manual" });
  expect(answer.status).toBe(301);
  expect(answer.headers.get("location")).toBe("/about?a=b");
});
