import type { Locator, Page } from "@playwright/test";
import {
  expect,
  holdApp,
  isSameDocument,
  markDocument,
  openHydrated,
  site,
  test,
  waitForHydration,
} from "../base-test.ts";
import { categories } from "../specification.ts";

const titles = (page: Page) => page.getByRole("main").getByRole("heading", { level: 3 });
const filter = (page: Page) => page.getByRole("group", { name: "Show posts by category" });
const inCategory = (category: string) =>
  site.articles.filter((article) => article.category === category).map(({ title }) => title);
const all = site.articles.map(({ title }) => title);

test("choosing a category shows its posts, puts it into the address, and says so", async ({
  page,
}) => {
  await openHydrated(page, "/blog");
  await markDocument(page);
  await expect(filter(page).getByRole("button")).toHaveText(["All Posts", ...categories]);
  for (const category of categories) {
    await page.evaluate(() => scrollTo({ top: 500, behavior: "instant" }));
    await filter(page).getByRole("button", { name: category }).click();
    await expect(titles(page)).toHaveText(inCategory(category));
    expect(new URL(page.url()).searchParams.getAll("category")).toEqual([category]);
    await expect(filter(page).getByRole("button", { pressed: true })).toHaveText([category]);
    const count = inCategory(category).length;
    await expect(page.getByRole("status").first()).toHaveText(
      `${count} ${count === 1 ? "post" : "posts"} in ${category}`,
    );
    await page.waitForFunction(() => scrollY === 0);
  }
  expect(await isSameDocument(page)).toBe(true);
});

test("a link straight to a category shows it; to one that is none, all posts", async ({ page }) => {
  for (const [query, pressed] of [
    ["category=Senior%20Care", "Senior Care"],
    ["category=Dragons", undefined],
    ["category=seasonal%20care", undefined],
    ["category=", undefined],
    ["category=Senior%20Care&category=New%20Clients", undefined],
    ["category=%E0%A4%A", undefined],
    ["category=constructor", undefined],
  ] as const) {
    await openHydrated(page, `/blog?${query}`);
    await expect(titles(page), query).toHaveText(pressed === undefined ? all : inCategory(pressed));
    await expect(filter(page).getByRole("button", { pressed: true }), query).toHaveText([
      pressed ?? "All Posts",
    ]);
  }
});

test("All Posts takes the category out of the address, and Back brings it back", async ({
  page,
}) => {
  await openHydrated(page, "/blog?category=Senior%20Care");
  await filter(page).getByRole("button", { name: "All Posts" }).click();
  await expect(page).toHaveURL("/blog");
  await expect(titles(page)).toHaveText(all);
  await page.goBack();
  await expect(titles(page)).toHaveText(inCategory("Senior Care"));
});

test("a filter button pressed before the script has come is not lost", async ({ page }) => {
  const release = await holdApp(page);
  await page.goto("/blog");
  await filter(page).getByRole("button", { name: "Senior Care" }).click();
  release();
  await waitForHydration(page);
  await expect(titles(page)).toHaveText(inCategory("Senior Care"));
});

test("with forced colors the chosen filter alone stands out", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openHydrated(page, "/blog?category=Senior%20Care");
  await expect(filter(page).getByRole("button", { pressed: true })).toHaveText("Senior Care");
  /** The look of a button beside its words. */
  const lookOf = async (button: Locator) => {
    const { x = 0, y = 0, height = 0 } = (await button.boundingBox()) ?? {};
    const clip = { x: x + 8, y: y + height / 2, width: 1, height: 1 };
    return (await page.screenshot({ clip })).toString("base64");
  };
  const buttons = filter(page).getByRole("button");
  const others = buttons.filter({ hasNotText: "Senior Care" });
  const looks = new Set(await Promise.all((await others.all()).map(lookOf)));
  expect(looks.size).toBe(1);
  expect(looks).not.toContain(await lookOf(buttons.filter({ hasText: "Senior Care" })));
});
