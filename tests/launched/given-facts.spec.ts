import sharp from "sharp";
import { globSync } from "tinyglobby";
import { outputs } from "../../plugins/output.ts";
import { fill } from "../../src/formatting/fill.ts";
import { expectAccessible } from "../accessibility/expect-accessible.ts";
import { expect, site, test } from "../base-test.ts";
import { contactContent } from "../site.ts";

/* What shows once the owner has provided it. */

const firstVisit = site.articles.find(({ slug }) => slug === "first-visit");
const [review] = site.testimonials.flatMap(({ photo }) => photo ?? []);

for (const [path, photo] of [
  ["/testimonials", review],
  ["/contact", contactContent.photo],
  ["/blog/first-visit", firstVisit?.photo],
  ["/about", site.veterinarian?.photo],
] as const) {
  test(`${path}: a photo is sharp, small and without camera data`, async ({ page }) => {
    await page.goto(path);
    const shown = page.getByRole("img", { name: photo?.alt ?? "" });
    await expect(shown).toBeVisible();
    await shown.scrollIntoViewIfNeeded();
    await expect(shown).not.toHaveJSProperty("naturalWidth", 0);
    const [source, loaded = 0, width = 0] = await shown.evaluate(
      async (image: HTMLImageElement) => {
        const copy = new Image();
        copy.src = image.currentSrc;
        await copy.decode();
        return [image.currentSrc, copy.naturalWidth, image.clientWidth] as const;
      },
    );
    // The smallest copy, or one that is sharp where it shows.
    expect(loaded).toBeLessThanOrEqual(Math.max(480, 3 * width));
    expect(source).toMatch(/\.avif$/);
    // Three sizes in two formats.
    const name = /[\w-]+(?=\.)/.exec(photo?.file ?? "")?.[0];
    const files = globSync(`${outputs.site}/assets/${name}-*.{avif,jpeg}`);
    expect(files).toHaveLength(6);
    for (const file of files) expect((await sharp(file).metadata()).exif, file).toBeUndefined();
  });
}

test("the team is on home and About, with a photo or nothing in its place", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const person = (name: string) => page.getByRole("listitem").filter({ hasText: name });
  for (const path of ["/", "/about"]) {
    await page.goto(path);
    for (const { name, photo } of site.team) {
      const heading = page.getByRole("heading", { name });
      await expect(heading, path).toBeVisible();
      const isDoctor = name === site.veterinarian?.name;
      if (path === "/about" && isDoctor) continue;
      await expect(person(name).getByRole("img")).toHaveCount(photo === undefined ? 0 : 1);
    }
    await expectAccessible(page.locator('section[aria-labelledby="team"]'), path);
  }
});

test("a review has as many stars as it gives", async ({ page }) => {
  for (const path of ["/", "/testimonials"]) {
    await page.goto(path);
    for (const { rating, text } of site.testimonials.slice(0, 3)) {
      const review = page.locator("main figure").filter({ hasText: text.slice(0, 20) });
      const name = fill(site.labels.rating, { stars: rating });
      const { width = 0, height = 1 } =
        (await review.getByRole("img", { name }).boundingBox()) ?? {};
      expect(width / height, path).toBeCloseTo(rating, 1);
    }
  }
});

test("hours and a notice pass axe", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.setFixedTime(new Date("2055-01-12T12:00:00-05:00"));
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
  await page.goto("/blog/ticks-by-month");
  await expectAccessible(page.locator(".article-figures").last(), "the box");
});

test("a moved address redirects to its page, with the query", async ({ baseURL }) => {
  expect(site.redirects).not.toEqual([]);
  for (const { from, to } of site.redirects) {
    const answer = await fetch(`${baseURL}${from}?a=b`, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([301, `${to}?a=b`]);
  }
});
