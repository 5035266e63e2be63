import { expect, expectPage, fallbacks, paths, test } from "../base-test.ts";
import { builtPage } from "../built/built-html.ts";

/** Places that links of the site lead to, by their pages. */
const places = Map.groupBy(
  [...paths, ...fallbacks].flatMap((path) =>
    builtPage(path)("main a[href*='#']")
      .toArray()
      .map((link) => new URL(link.attribs.href ?? "", `https://a.test${path}`)),
  ),
  ({ pathname }) => pathname,
);

test("the header covers no link target", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(places.size).toBeGreaterThan(5);
  for (const [path, urls] of places) {
    await page.goto(path);
    const hashes = [...new Set(urls.map(({ hash }) => hash))];
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport);
      const faults = await page.evaluate(async (list) => {
        const found: string[] = [];
        // The address in view would not scroll again.
        location.hash = "";
        for (const hash of list) {
          location.hash = hash;
          await new Promise(requestAnimationFrame);
          const top = document.querySelector(hash)?.getBoundingClientRect().top ?? -1;
          const covered = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
          if (top < covered || top > innerHeight * 0.9) found.push(`${hash}: ${top}, ${covered}`);
        }
        return found;
      }, hashes);
      expect(faults, `${path}, ${viewport.width} px`).toEqual([]);
    }
  }
});

test("a card opens from its picture, too", async ({ page }) => {
  await page.goto("/");
  const card = page.locator(".picture-card").first();
  const path = (await card.getByRole("link").getAttribute("href")) ?? "";
  // The link covers the picture, so that Playwright would wait for the picture to come free.
  await card.locator("img").click({ force: true });
  await expectPage(page, path);
});
