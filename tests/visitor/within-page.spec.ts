import { expect, openHydrated, paths, site, standIns, test, titleOf } from "../base-test.ts";
import { builtPage } from "../built/built-html.ts";

/* Links within a page, and to a place on another. */

const { labels } = site;

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Places that links of the site lead to, by their pages. */
const places = Map.groupBy(
  [...paths, ...standIns].flatMap((path) =>
    builtPage(path)("main a[href*='#'], .call-bar a[href*='#']")
      .toArray()
      .map((link) => new URL(link.attribs.href ?? "", `https://a.test${path}`)),
  ),
  ({ pathname }) => pathname,
);

test("the header covers no place that a link leads to", async ({ page }) => {
  expect(places.size).toBeGreaterThan(5);
  for (const [path, urls] of places) {
    await page.goto(path);
    const hashes = [...new Set(urls.map(({ hash }) => hash))];
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize(viewport);
      const faults = await page.evaluate(async (list) => {
        const found: string[] = [];
        for (const hash of list) {
          // Going to the same place again would not scroll.
          location.hash = "";
          location.hash = hash;
          await new Promise(requestAnimationFrame);
          const target = document.querySelector(hash)?.getBoundingClientRect();
          const covered = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
          const top = target?.top ?? -1;
          if (top < covered || top > innerHeight * 0.9) found.push(`${hash}: ${top}, ${covered}`);
        }
        return found;
      }, hashes);
      expect(faults, `${path}, ${viewport.width} × ${viewport.height}`).toEqual([]);
    }
  }
});

test("the contents of a policy are closed on phones", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/privacy-policy");
  const contents = page.getByRole("navigation", { name: labels.onThisPage });
  await expect(contents.getByRole("link")).toHaveCount(0);
  await contents.getByText(labels.onThisPage).last().click();
  const link = contents.getByRole("link").nth(4);
  const name = await link.innerText();
  await link.click();
  await expect(page.getByRole("heading", { name })).toBeInViewport();
});

test("a link to a part of another page leads there", async ({ page }) => {
  await openHydrated(page, "/blog/first-visit");
  await page.getByRole("main").locator('a[href^="/services#"]').first().click();
  await expect(page.getByRole("heading", { name: site.money.heading })).toBeInViewport();
});

test("on a wide screen no warning lies over another", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/services/vaccinations");
  const boxes = await page.locator("main .note").evaluateAll((notes) =>
    notes.map((note) => {
      const { top, bottom } = note.getBoundingClientRect();
      return { top, bottom };
    }),
  );
  expect(boxes.length).toBeGreaterThan(1);
  for (const [index, { top }] of boxes.entries()) {
    expect(top).toBeGreaterThanOrEqual(boxes[index - 1]?.bottom ?? 0);
  }
});

test("a related article opens from its picture, too", async ({ page }) => {
  await page.goto("/services/dental");
  const related = page.getByRole("region", { name: labels.related });
  const post = await related.locator('a[href^="/blog/"]').first().getAttribute("href");
  // The link covers the picture, so that Playwright would wait for the picture to come free.
  await related.locator(".one-link:has(a[href^='/blog/']) img").first().click({ force: true });
  await expect(page).toHaveURL(post ?? "none");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf(post ?? ""));
});
