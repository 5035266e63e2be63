import { expect, openHydrated, site, test, titleOf } from "../base-test.ts";

/* Ways within a page, and to a place on another. */

const { labels } = site;

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const { slug } of site.legal) {
  test(`the contents of /${slug} lead to its parts`, async ({ page }) => {
    await page.goto(`/${slug}`);
    const contents = page.getByRole("navigation", { name: labels.onThisPage }).getByRole("link");
    await contents.last().click();
    await expect(
      page.getByRole("heading", { level: 2, name: await contents.last().innerText() }),
    ).toBeInViewport();
  });
}

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
