import type { Page } from "@playwright/test";
import { clinic, expect, test } from "../base-test.ts";
import { brand, paths } from "../specification.ts";

/* What holds on each of the 31 pages. One visit a page, since a visit costs a second. */

test("the specification has 31 pages", () => {
  expect(new Set(paths).size).toBe(31);
});

for (const path of paths) {
  test(path, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await test.step("has its own words, in landmarks, under one heading", () => seesWords(page));
    await test.step("says about itself what machines ask for", () => seesMetadata(page, path));
    await test.step("fits a window 320 px wide", async () => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
    await test.step("booking opens a new tab and says so; calls are phone links", () =>
      seesRealLinks(page));
    await test.step("marks itself wherever the header lists it", async () => {
      const marked = page.locator('header [aria-current="page"]');
      expect(await marked.count()).toBe(await page.locator(`header nav a[href="${path}"]`).count());
    });
  });
}

async function seesWords(page: Page): Promise<void> {
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveCount(1);
  const words = (await page.getByRole("main").innerText()).split(/\s+/).length;
  expect(words).toBeGreaterThan(60);
}

async function seesMetadata(page: Page, path: string): Promise<void> {
  const title = await page.title();
  expect(title.split(brand), "the brand stands in the title once").toHaveLength(2);
  const tags = await page
    .locator("head meta")
    .evaluateAll((elements) =>
      Object.fromEntries(
        elements.map((element) => [
          element.getAttribute("name") ?? element.getAttribute("property") ?? "",
          element.getAttribute("content") ?? "",
        ]),
      ),
    );
  const canonical = (await page.locator('link[rel="canonical"]').getAttribute("href")) ?? "";
  expect(canonical).toMatch(/^https:\/\//);
  expect(new URL(canonical).pathname).toBe(path);
  const description = tags.description ?? "";
  expect(description.length).toBeGreaterThanOrEqual(70);
  expect(description.length).toBeLessThanOrEqual(155);
  expect(tags).toMatchObject({
    robots: "index, follow",
    "og:title": title,
    "og:description": description,
    "og:url": canonical,
    "og:type": path.startsWith("/blog/") ? "article" : "website",
    "og:site_name": brand,
    "twitter:card": "summary_large_image",
    "twitter:title": title,
    "twitter:description": description,
  });
}

async function seesRealLinks(page: Page): Promise<void> {
  const links = await page.locator("a").evaluateAll((elements) =>
    elements.map((element) => ({
      href: element.getAttribute("href") ?? "",
      text: (element.textContent ?? "").trim(),
      target: element.getAttribute("target"),
      rel: element.getAttribute("rel"),
    })),
  );
  const booking = links.filter(({ text }) => /^(Book|Schedule)\b/.test(text));
  expect(booking.length).toBeGreaterThan(1);
  for (const link of booking) expect(link.href, link.text).toBe(clinic.booking.url);
  for (const link of links.filter(({ href }) => href.startsWith("https:"))) {
    expect(link.target, link.text).toBe("_blank");
    expect(link.rel, link.text).toBe("noopener");
    expect(link.text).toContain("(opens in a new tab)");
  }
  for (const link of links.filter(({ text }) => text.startsWith("Call "))) {
    expect(link.href, link.text).toBe(`tel:${clinic.phone.dial}`);
  }
  const known = [clinic.phone, clinic.afterHoursHospital.chosen?.phone, ...clinic.poisonLines].map(
    (line) => line?.dial,
  );
  for (const { href } of links.filter(({ href }) => href.startsWith("tel:"))) {
    expect(known).toContain(href.slice("tel:".length));
  }
}

test("titles and descriptions are different on every page", async ({ request }) => {
  const heads = await Promise.all(
    paths.map(async (path) => {
      const html = await (await request.get(path)).text();
      return {
        title: /<title>(.*?)<\/title>/.exec(html)?.[1],
        description: /<meta name="description" content="(.*?)"/.exec(html)?.[1],
      };
    }),
  );
  expect(new Set(heads.map(({ title }) => title)).size).toBe(31);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(31);
});

test("the footer stands at the bottom of a short page in a tall window", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 4000 });
  await page.goto("/sitemap");
  const box = await page.getByRole("contentinfo").boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(4000);
});

test("the footer leads to the pages that the specification lists", async ({ page }) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  for (const path of [
    "/about",
    "/services",
    "/why-choose-us",
    "/testimonials",
    "/service-areas",
    "/blog",
    "/privacy-policy",
    "/terms-conditions",
    "/sitemap",
  ]) {
    await expect(footer.locator(`a[href="${path}"]`)).toBeVisible();
  }
  await expect(footer.getByRole("link", { name: /Book a Visit/ })).toBeVisible();
});
