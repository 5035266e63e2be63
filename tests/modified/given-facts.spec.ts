import { readdirSync } from "node:fs";
import { expect } from "@playwright/test";
import sharp from "sharp";
import { expectNoFault } from "../accessibility/faults.ts";
import { site } from "../base-test.ts";
import { modifiedSite, photo, price, test } from "./modified-site.ts";

/* What shows once the owner has provided it, and on no page before (tests/built/pages.test.ts). */

test("prices and the estimate stand below the services", async ({ page }) => {
  await page.goto("/services");
  const cost = page.getByRole("region", { name: site.money.heading });
  await expect(cost.getByRole("heading", { name: site.money.estimate.heading })).toBeVisible();
  const prices = cost.getByRole("region", { name: site.money.prices.heading });
  await expect(prices).toContainText(price.what);
  await expect(prices).toContainText(price.price);
  await expect(prices).toContainText(site.money.prices.note);
});

test("a photo takes the place of the drawing, in several sizes and without what the camera wrote", async ({
  page,
}) => {
  await page.goto("/about");
  const shown = page.getByRole("img", { name: photo.alt });
  await shown.scrollIntoViewIfNeeded();
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.complete && image.currentSrc))
    .toMatch(/\.avif$/);
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const sizes = await shown.evaluate((image: HTMLImageElement) =>
    Array.from(image.parentElement?.querySelectorAll("source") ?? [], ({ srcset }) => srcset),
  );
  expect(sizes.join()).toMatch(/480w.*960w.*1440w/);
  for (const file of readdirSync(`${modifiedSite}/assets`).filter((name) =>
    /^doctor-/.test(name),
  )) {
    const { exif } = await sharp(`${modifiedSite}/assets/${file}`).metadata();
    expect(exif, file).toBeUndefined();
  }
});

test("a photo of the door stands with the directions and with the first-visit sheet", async ({
  page,
}) => {
  for (const path of ["/contact", "/blog/first-visit"]) {
    await page.goto(path);
    await expect(page.getByRole("img", { name: photo.alt })).toBeVisible();
  }
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
