import type { Page } from "@playwright/test";
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
import { articles, categories } from "../specification.ts";

const titles = (page: Page) =>
  page.getByRole("main").getByRole("article").getByRole("heading", { level: 3 });
const filter = (page: Page) => page.getByRole("group", { name: "Show posts by category" });
const inCategory = (category: string) =>
  site.articles.filter((article) => article.category === category).map(({ title }) => title);
const all = site.articles.map(({ title }) => title);

test("the five posts, newest first, each with category, date and reading time", async ({
  page,
}) => {
  const known = articles.map(({ title }) => title);
  expect(all.filter((title) => (known as string[]).includes(title))).toEqual(known);
  await page.goto("/blog");
  await expect(titles(page)).toHaveText([...all]);
  for (const { title, category, date, readTime, path } of articles) {
    const post = page.getByRole("article").filter({ hasText: title });
    await expect(post).toContainText(category);
    await expect(post).toContainText(date);
    await expect(post).toContainText(readTime);
    await expect(post.getByRole("link", { name: title })).toHaveAttribute("href", path);
  }
});

test("the filter has the five buttons of the specification, one pressed", async ({ page }) => {
  await page.goto("/blog");
  await expect(filter(page).getByRole("button")).toHaveText(["All Posts", ...categories]);
  await expect(filter(page).getByRole("button", { pressed: true })).toHaveText(["All Posts"]);
});

for (const category of categories) {
  test(`choosing ${category} shows its posts, puts it into the address, and says so`, async ({
    page,
  }) => {
    await openHydrated(page, "/blog");
    await markDocument(page);
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
    expect(await isSameDocument(page)).toBe(true);
  });

  test(`a link straight to ${category} shows it`, async ({ page }) => {
    await page.goto(`/blog?category=${encodeURIComponent(category)}`);
    await expect(titles(page)).toHaveText(inCategory(category));
    await expect(filter(page).getByRole("button", { pressed: true })).toHaveText([category]);
  });
}

for (const [name, query] of [
  ["unknown", "category=Dragons"],
  ["differently written", "category=seasonal%20care"],
  ["empty", "category="],
  ["repeated", "category=Senior%20Care&category=New%20Clients"],
  ["broken", "category=%E0%A4%A"],
  ["named like a method", "category=constructor"],
]) {
  test(`a category that is ${name} shows all posts`, async ({ page }) => {
    await openHydrated(page, `/blog?${query}`);
    await expect(titles(page)).toHaveText([...all]);
    await expect(filter(page).getByRole("button", { pressed: true })).toHaveText(["All Posts"]);
  });
}

test("All Posts takes the category out of the address, and Back brings it back", async ({
  page,
}) => {
  await openHydrated(page, "/blog?category=Senior%20Care");
  await filter(page).getByRole("button", { name: "All Posts" }).click();
  await expect(page).toHaveURL("/blog");
  await expect(titles(page)).toHaveText([...all]);
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

test("the newsletter box says that it is coming soon, and does nothing", async ({ page }) => {
  await page.goto("/blog");
  const box = page.getByRole("group", { name: "Coming soon" });
  await expect(box.getByRole("textbox")).toHaveAttribute("type", "email");
  await expect(box.getByRole("textbox")).toBeDisabled();
  await expect(box.getByRole("button")).toBeDisabled();
});

for (const { path, title, category, date, readTime, closingLink } of articles) {
  test(`${title} has its header, its way back and its closing link`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(title);
    for (const fact of [category, date, readTime]) {
      await expect(main.getByText(fact, { exact: true }).first()).toBeVisible();
    }
    await expect(
      main.getByText("By the veterinarian at Old Buncombe Veterinary Clinic"),
    ).toBeVisible();
    await expect(main.getByRole("link", { name: "Back to all posts" })).toHaveAttribute(
      "href",
      "/blog",
    );
    const booking = main
      .getByRole("article")
      .getByRole("link", { name: closingLink ?? "Book an Appointment" });
    await expect(booking).toHaveAttribute("target", "_blank");
  });
}

test("the first-visit article has a phone link labelled Have Questions?", async ({ page }) => {
  await page.goto("/blog/first-visit");
  await expect(page.getByRole("link", { name: "Have Questions?" })).toHaveAttribute(
    "href",
    /^tel:/,
  );
});

test("the dental article guides through brushing in three phases", async ({ page }) => {
  await page.goto("/blog/pet-dental-care");
  const phases = page.locator(".prose-phases > li");
  await expect(phases.getByRole("heading")).toHaveText([
    /^Week 1/,
    /^Week 2/,
    /^Week 3 and beyond/,
  ]);
});
