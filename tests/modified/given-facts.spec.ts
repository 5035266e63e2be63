import { readdirSync, readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { load } from "cheerio";
import sharp from "sharp";
import { faintWords } from "../accessibility/faint-words.ts";
import { clinic, site } from "../base-test.ts";
import { hospital, modifiedSite, photo, price, test } from "./modified-site.ts";

/* What shows once the owner has given it; before, no page has a trace of it (tests/built/pages.test.ts). */

test("prices and the estimate stand below the services", async ({ page }) => {
  await page.goto("/services");
  const cost = page.getByRole("region", { name: site.money.heading });
  await expect(cost.getByRole("heading", { name: site.money.estimate.heading })).toBeVisible();
  const prices = cost.getByRole("region", { name: site.money.prices.heading });
  await expect(prices).toContainText(price.what);
  await expect(prices).toContainText(price.price);
  await expect(prices).toContainText(site.money.prices.note);
});

test("the hospital has its name, a number to call, and the day on which it was called", async ({
  page,
}) => {
  await page.goto("/services/emergency");
  const hours = page.getByRole("region", { name: site.labels.afterHours });
  await expect(hours.getByText(hospital.name, { exact: true })).toBeVisible();
  await expect(hours.getByRole("link", { name: hospital.phone }).last()).toHaveAttribute(
    "href",
    `tel:+1${hospital.phone.replace(/\D/g, "")}`,
  );
  await expect(hours.getByText("January 31, 2026")).toBeVisible();
});

test("search engines are told the hours and the closures", () => {
  const $ = load(readFileSync(`${modifiedSite}/index.html`));
  const json = $('script[type="application/ld+json"]').text();
  const things: Record<string, unknown>[] = JSON.parse(json)["@graph"];
  const told = things.find((thing) => thing.name === clinic.name.full && "address" in thing);
  expect(told?.specialOpeningHoursSpecification).toMatchObject([
    { name: "Thanksgiving", validFrom: "2026-11-26", opens: "00:00", closes: "00:00" },
    { name: "Christmas Eve", validFrom: "2026-12-24", opens: "08:00", closes: "12:00" },
  ]);
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

test("no words are faint, with hours and a notice", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-07-03T12:00:00-04:00"));
  for (const path of ["/", "/about", "/services", "/services/emergency", "/contact"]) {
    await page.goto(path);
    await expect(page.getByRole("region", { name: site.labels.notice })).toBeVisible();
    for (const colorScheme of ["light", "dark"] as const) {
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        expect(await faintWords(page), `${path}, ${colorScheme}, ${width} px`).toEqual([]);
      }
    }
  }
});
