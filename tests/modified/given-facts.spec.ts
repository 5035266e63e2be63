import { globSync, readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { load } from "cheerio";
import sharp from "sharp";
import { htmlFile } from "../../plugins/output.ts";
import { formatDate } from "../../src/formatting/dates.ts";
import { route as testimonials } from "../../src/routes/testimonials/route.ts";
import { expectAccessible } from "../accessibility/expect-accessible.ts";
import { emergency, site } from "../base-test.ts";
import { crowdedArticle, hospital, modifiedSite, photo, test } from "./modified-site.ts";

/* What shows once the owner has provided it. */

test("photos are shown without camera data", async ({ page }) => {
  // The smallest first: the browser takes a larger copy that it has.
  for (const path of ["/testimonials", "/contact", "/blog/first-visit", "/about"]) {
    await page.goto(path);
    const shown = page.getByRole("img", { name: photo.alt });
    await expect(shown).toBeVisible();
    await shown.scrollIntoViewIfNeeded();
    await expect(shown).not.toHaveJSProperty("naturalWidth", 0);
    const [loaded = 0, width = 0] = await shown.evaluate(async (image: HTMLImageElement) => {
      const copy = new Image();
      copy.src = image.currentSrc;
      await copy.decode();
      return [copy.naturalWidth, image.clientWidth];
    });
    // The smallest copy, or one that is sharp where it shows.
    expect(loaded, path).toBeLessThanOrEqual(Math.max(480, 3 * width));
  }
  const shown = page.getByRole("img", { name: photo.alt });
  expect(await shown.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/);
  // Three sizes in two formats.
  const files = globSync(`${modifiedSite}/assets/doctor-*.{avif,jpg}`);
  expect(files).toHaveLength(6);
  for (const file of files) expect((await sharp(file).metadata()).exif, file).toBeUndefined();
});

/** A page of the modified site, as it was built. */
const builtPage = (path: string) => load(readFileSync(`${modifiedSite}/${htmlFile(path)}`, "utf8"));

test("the newsletter box and the note on Google reviews are gone", () => {
  expect(builtPage("/blog")("main fieldset[disabled]")).toHaveLength(0);
  const { googleNote = "No note." } = site.contentOf(testimonials.file);
  expect(builtPage("/testimonials")("main").text()).not.toContain(googleNote);
});

test("hours and a notice pass axe", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.setFixedTime(new Date("2026-07-03T12:00:00-04:00"));
  for (const [path, part] of [
    ["/contact", "html"],
    // Its bar shows once its own call button is out of sight.
    ["/services/emergency#poison", "body > nav"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("region", { name: site.labels.notice })).toBeVisible();
    await expectAccessible(page.locator(part), path);
  }
});

test("every part of an article can be read in a box of figures", async ({ page }) => {
  await page.goto(crowdedArticle);
  await expectAccessible(page.locator(".article-figures").last(), crowdedArticle);
});

test("the after-hours hospital: name, number, and date of the check", () => {
  const $ = builtPage(emergency.path);
  expect($("main time").attr("datetime")).toBe(hospital.checked);
  expect($("main time").first().text()).toBe(formatDate(hospital.checked));
  expect($('main a[href="tel:+18648344299"]').text()).toContain(hospital.phone);
  expect($(".emergency-card").first().text()).toContain(`${hospital.name} ${hospital.phone}`);
});

test("a number in a link is the number that it calls", () => {
  for (const { path } of site.routes) {
    const $ = builtPage(path);
    for (const link of $('a[href^="tel:"]').toArray()) {
      // A joiner keeps the number on one line.
      const [number] = /\(\d{3}\) \d{3}-\d{4}/.exec($(link).text().replace("\u2060", "")) ?? [];
      const dialed = link.attribs.href?.slice(-10).replace(/(...)(...)/, "($1) $2-");
      expect(number ?? dialed, path).toBe(dialed);
    }
  }
});

test("a moved address redirects to its page, with the query", async ({ baseURL }) => {
  expect(readFileSync(`${modifiedSite}/_redirects`, "utf8")).toBe("/Our-Team.html /about 301\n");
  const answer = await fetch(`${baseURL}/Our-Team.html?a=b`, { redirect: "manual" });
  expect(answer.status).toBe(301);
  expect(answer.headers.get("location")).toBe("/about?a=b");
});
