import type { Page } from "@playwright/test";
import { fill } from "../../src/formatting/fill.ts";
import {
  blogContent,
  expect,
  hold,
  holdApp,
  isSameDocument,
  markDocument,
  openHydrated,
  site,
  test,
  waitForHydration,
} from "../base-test.ts";

const { allPosts, categoryResult, categoryResultOne } = blogContent;
const all = site.articles.map(({ title }) => title);
const inCategory = (name: string) =>
  site.articles.filter(({ category }) => category === name).map(({ title }) => title);
const categories = blogContent.categories.filter((name) => inCategory(name).length > 0);
const [category = ""] = categories;
const query = new URLSearchParams({ category });

const posts = (page: Page) => page.getByRole("main").locator('a[href^="/blog/"]');
const filter = (page: Page) => page.getByRole("group", { name: blogContent.filterLabel });
const pressed = (page: Page) => filter(page).getByRole("button", { pressed: true });

test("choosing a category shows its posts, and Back brings it back", async ({ page }) => {
  await openHydrated(page, "/blog");
  await markDocument(page);
  await expect(filter(page).getByRole("button")).toHaveText([allPosts, ...categories]);
  await page.evaluate(() => scrollTo({ top: 500, behavior: "instant" }));
  await filter(page).getByRole("button", { name: category }).click();
  await expect(posts(page)).toHaveText(inCategory(category));
  expect(new URL(page.url()).searchParams.getAll("category")).toEqual([category]);
  await expect(pressed(page)).toHaveText([category]);
  const count = inCategory(category).length;
  const result = count === 1 ? categoryResultOne : categoryResult;
  await expect(page.getByRole("main").getByRole("status")).toHaveText(
    fill(result, { count, category }),
  );
  await page.waitForFunction(() => scrollY === 0);

  await filter(page).getByRole("button", { name: allPosts }).click();
  await expect(page).toHaveURL("/blog");
  await expect(posts(page)).toHaveText(all);
  await page.goBack();
  await expect(posts(page)).toHaveText(inCategory(category));
  expect(await isSameDocument(page)).toBe(true);
});

test("a link to a category shows it before the pictures load", async ({ page }) => {
  const release = await hold(page, /\.svg$/);
  await page.goto(`/blog?${query}`, { waitUntil: "commit" });
  await expect(posts(page)).toHaveText(inCategory(category));
  await expect(pressed(page)).toHaveText([category]);
  release();
});

test("any other query starts React as late as none", async ({ page }) => {
  // Nobody is ever idle here, so only a query can start it.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  for (const odd of ["/?utm_source=mail", "/about?category=News", "/blog?fbclid=1"]) {
    await page.goto(odd);
    // Whatever the boot script asks for comes before this.
    await page.evaluate(() => fetch("/robots.txt"));
  }
  expect(requested).toContain("/robots.txt");
  expect(requested.filter((path) => /\/assets\/(react|hydrate)-/.test(path))).toEqual([]);
});

test("a link to two categories shows all posts", async ({ page }) => {
  await openHydrated(page, `/blog?${query}&${query}`);
  await expect(posts(page)).toHaveText(all);
  await expect(pressed(page)).toHaveText([allPosts]);
});

test("a filter button pressed before the script loads is not lost", async ({ page }) => {
  const release = await holdApp(page);
  await page.goto("/blog");
  await filter(page).getByRole("button", { name: category }).click();
  release();
  await waitForHydration(page);
  await expect(posts(page)).toHaveText(inCategory(category));
});

test("what looks like a checkbox in an article can be checked", async ({ page }) => {
  const squares: { path: string; isCheckbox: boolean }[] = [];
  for (const { path } of site.articles) {
    await page.goto(path);
    const found = await page.locator("main *:empty").evaluateAll((elements) =>
      elements
        .filter((element) => {
          if (element.matches("[type=checkbox]")) return true;
          const { clientWidth, clientHeight, offsetWidth } = element as HTMLElement;
          const isSquare = clientWidth === clientHeight && clientWidth > 8;
          // A line on both sides, and so all around.
          return isSquare && offsetWidth > clientWidth + 1;
        })
        .map((element) => element.matches("input:enabled")),
    );
    squares.push(...found.map((isCheckbox) => ({ path, isCheckbox })));
  }
  expect(squares).toContainEqual(expect.objectContaining({ isCheckbox: true }));
  expect(squares.filter(({ isCheckbox }) => !isCheckbox)).toEqual([]);
});

test("the list of contents marks the part a quarter down the window", async ({ page }) => {
  const long = [...site.articles, ...site.legal].find(({ outline }) => outline.headings.length > 3);
  const [, second, third] = long?.outline.headings ?? [];
  await openHydrated(page, long?.path ?? "");
  const marked = page.locator(".contents [aria-current]");
  const scrollTo = (heading: typeof second, share: number) =>
    page.locator(`section[aria-labelledby="${heading?.id}"]`).evaluate((section, part) => {
      const top = section.getBoundingClientRect().top - part * innerHeight;
      scrollBy({ top, behavior: "instant" });
    }, share);
  for (const [heading, share, name] of [
    [second, 0.2, second?.text],
    [third, 0.3, second?.text],
    [third, 0.2, third?.text],
  ] as const) {
    await scrollTo(heading, share);
    await expect(marked).toHaveText(name ?? "");
  }
});

test("feed and sitemap are whole to a browser, which takes no faulty XML", async ({
  page,
  request,
}) => {
  for (const file of ["/feed.xml", "/sitemap.xml"]) {
    const text = await (await request.get(file)).text();
    const root = await page.evaluate((source) => {
      const parsed = new DOMParser().parseFromString(source, "text/xml");
      return (parsed.querySelector("parsererror") ?? parsed.documentElement).nodeName;
    }, text);
    expect(root, file).toMatch(/^(rss|urlset)$/);
  }
});
