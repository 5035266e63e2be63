import type { Page } from "@playwright/test";
import { expect, openHydrated, test } from "../support/browser.ts";
import { builtPage } from "../support/built.ts";

test.use({ expected: /^log: Testimonial|^(error|warning): .*404|^status 404 .+such-page/ });

/** The buttons, of which the first shows all, and the posts. */
const { categories, posts } = builtPage("/blog").extract({
  categories: ["main form button"],
  posts: [{ selector: "main .one-link", value: { category: "b", title: "h3" } }],
});
const [all = ""] = categories;

const titlesIn = (chosen: string) =>
  posts.flatMap(({ category, title = "" }) => ([all, category].includes(chosen) ? [title] : []));

test("§4 Blog category filter", async ({ page }) => {
  const expectShown = async (category: string) => {
    await expect(page.locator('main form button[aria-pressed="true"]')).toHaveText(category);
    await expect(page.locator("main h3 a")).toHaveText(titlesIn(category));
  };
  await test.step("default All Posts", async () => {
    await openHydrated(page, "/blog");
    await expectShown(all);
  });
  await test.step("choosing a button sets it and scrolls to top", async () => {
    // The first one last, so that it is chosen, too.
    for (const category of categories.toReversed()) {
      await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
      await page.getByRole("button", { name: category, exact: true }).dispatchEvent("click");
      await expectShown(category);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    }
  });
  await test.step("the category from the query, if valid", async () => {
    for (const category of categories) {
      await page.goto(`/blog?${new URLSearchParams({ category })}`);
      await expectShown(category);
    }
    await openHydrated(page, "/blog?category=Birds");
    await expectShown(all);
  });
});

const story = { name: "Ada", location: "Greer", petName: "Pim", story: "Two lines\nof text" };

const field = (page: Page, name: string) => page.locator(`main form [name="${name}"]`);

async function fill(page: Page, entry: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(entry)) await field(page, name).fill(value);
}

const submit = (page: Page) => page.locator('main form [type="submit"]').click();

test("§4, §5, §7, §8 Testimonial form", async ({ page }) => {
  await openHydrated(page, "/testimonials");
  await page.waitForLoadState("networkidle");
  const said: string[] = [];
  page.on("dialog", (dialog) => {
    said.push(dialog.type(), dialog.message());
    return dialog.accept();
  });
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.method()} ${request.url()}`));
  const logged = page.waitForEvent("console", (line) => line.type() === "log");

  await test.step("without name or experience nothing is submitted", async () => {
    for (const missing of ["name", "story"]) {
      await fill(page, { ...story, [missing]: "" });
      await submit(page);
      await expect(field(page, missing)).toBeFocused();
      const hasCustomMessage = await field(page, missing).evaluate(
        (input: HTMLInputElement) => input.validity.customError,
      );
      expect(hasCustomMessage).toBe(false);
    }
    expect(said).toEqual([]);
  });
  await test.step("editing updates fields", async () => {
    await fill(page, story);
    for (const [name, value] of Object.entries(story))
      await expect(field(page, name)).toHaveValue(value);
  });
  await test.step("submit logs the entered data and shows an alert", async () => {
    await submit(page);
    await expect
      .poll(() => said)
      .toEqual(["alert", "Thank you for sharing your story! We appreciate your feedback."]);
    const values = await Promise.all((await logged).args().map((value) => value.jsonValue()));
    expect(values.filter((value) => typeof value === "object")).toEqual([story]);
  });
  await test.step("submit sends nothing", async () => {
    // By then, a request would be on its way. Pictures of the page may still load.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(requests.filter((request) => !request.includes("/assets/"))).toEqual([]);
  });
  await test.step("submit clears all fields; two of them may be empty", async () => {
    for (const name of Object.keys(story)) await expect(field(page, name)).toHaveValue("");
    await page.locator("summary", { hasText: "Share Your Story" }).click();
    await fill(page, { ...story, location: "", petName: "" });
    await submit(page);
    await expect.poll(() => said).toHaveLength(4);
  });
});

test("§2, §8 Unknown route: a log of the path, and a page", async ({ page }) => {
  const lines: string[] = [];
  page.on("console", (line) => lines.push(line.text()));
  const response = await page.goto("/no/such-page");
  expect(response?.status()).toBe(404);
  await expect.poll(() => lines.join("\n")).toMatch(/\/no\/such-page$/m);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404");
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
});

test("§2 Emergency Visits: a red Call Emergency Line button", async ({ page }) => {
  // At night it has an outline, because nobody answers.
  await page.clock.setFixedTime(new Date("2026-11-20T10:00:00-05:00"));
  await page.goto("/services/emergency");
  const button = page.getByRole("link", { name: "Call Emergency Line" }).first();
  await expect(button).toBeVisible();
  const [red = 0, green = 0, blue = 0] = await button.evaluate((link) => {
    const pixel = new OffscreenCanvas(1, 1).getContext("2d");
    if (pixel === null) return [];
    pixel.fillStyle = getComputedStyle(link).backgroundColor;
    pixel.fillRect(0, 0, 1, 1);
    return [...pixel.getImageData(0, 0, 1, 1).data];
  });
  expect({ red: red > 2 * green && red > 2 * blue }).toEqual({ red: true });
});
