import { globSync } from "node:fs";
import { expect } from "@playwright/test";
import sharp from "sharp";
import { expectNoFault } from "../accessibility/faults.ts";
import { site } from "../base-test.ts";
import { modifiedSite, photo, test } from "./modified-site.ts";

/* What shows once the owner has provided it. */

test("photos take their places, without what the camera wrote", async ({ page }) => {
  for (const path of ["/contact", "/blog/first-visit", "/about"]) {
    await page.goto(path);
    await expect(page.getByRole("img", { name: photo.alt })).toBeVisible();
  }
  const shown = page.getByRole("img", { name: photo.alt });
  await shown.scrollIntoViewIfNeeded();
  await expect(shown).not.toHaveJSProperty("naturalWidth", 0);
  expect(await shown.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/);
  const files = globSync(`${modifiedSite}/assets/doctor-*`);
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) expect((await sharp(file).metadata()).exif, file).toBeUndefined();
});

test("axe knows no fault of hours and a notice", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.setFixedTime(new Date("2026-07-03T12:00:00-04:00"));
  for (const path of ["/", "/services/emergency", "/contact"]) {
    await page.goto(path);
    await expect(page.getByRole("region", { name: site.labels.notice })).toBeVisible();
    await expectNoFault(page, path);
  }
});
