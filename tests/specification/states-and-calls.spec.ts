import type { Page } from "@playwright/test";
import { open, test } from "./browser.ts";

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const toggle = (page: Page) => page.locator('header button[popovertarget="menu"]').first();

  test("§4 Mobile menu: open/closed toggle", async ({ page, expect }) => {
    await open(page, "/");
    const menu = page.getByRole("navigation", { name: "Main" });
    await expect(menu).toBeHidden();
    await toggle(page).click();
    await expect(menu).toBeVisible();
    await toggle(page).click();
    await expect(menu).toBeHidden();
  });

  test("§4 Mobile menu: it closes when a link is chosen", async ({ page, expect }) => {
    await open(page, "/");
    await toggle(page).click();
    const menu = page.getByRole("navigation", { name: "Main" });
    await menu.getByRole("link", { name: "Blog" }).click();
    await expect(page).toHaveURL("/blog");
    await expect(menu).toBeHidden();
  });
});

const everyPost = [
  "Summer Pet Safety",
  "Pet dental care at home",
  "Senior pet care",
  "First visit",
  "Spring allergies",
];

const posts = {
  "All Posts": everyPost,
  "Pet Care Tips": ["Pet dental care at home"],
  "Seasonal Care": ["Summer Pet Safety", "Spring allergies"],
  "Senior Care": ["Senior pet care"],
  "New Clients": ["First visit"],
};

const shownPosts = (page: Page) => page.locator("main h3 a");
const pressed = (page: Page) => page.locator('main form button[aria-pressed="true"]');

test("§4 Blog category filter: default All Posts", async ({ page, expect }) => {
  await open(page, "/blog");
  await expect(pressed(page)).toHaveText("All Posts");
  await expect(shownPosts(page)).toHaveText(everyPost);
});

test("§4 Blog category filter: choosing a button sets it", async ({ page, expect }) => {
  await open(page, "/blog");
  // All Posts last, so that it is chosen, too.
  for (const [category, titles] of Object.entries(posts).reverse()) {
    await page.getByRole("button", { name: category, exact: true }).click();
    await expect(pressed(page)).toHaveText(category);
    await expect(shownPosts(page)).toHaveText(titles);
  }
});

test("§4 Blog category filter: the category from the query", async ({ page, expect }) => {
  for (const [category, titles] of Object.entries(posts)) {
    await page.goto(`/blog?${new URLSearchParams({ category })}`);
    await expect(pressed(page)).toHaveText(category);
    await expect(shownPosts(page)).toHaveText(titles);
  }
});

test("§2 Blog list: an unknown category is not applied", async ({ page, expect }) => {
  await open(page, "/blog?category=Birds");
  await expect(pressed(page)).toHaveText("All Posts");
  await expect(shownPosts(page)).toHaveText(everyPost);
});

test("§4 Blog category filter: choosing a button scrolls to top", async ({ page, expect }) => {
  await open(page, "/blog");
  await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
  await page.getByRole("button", { name: "Seasonal Care" }).dispatchEvent("click");
  await expect(pressed(page)).toHaveText("Seasonal Care");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

const story = { name: "Ada", location: "Greer", petName: "Pim", story: "Two lines\nof text" };

const field = (page: Page, name: string) => page.locator(`main form [name="${name}"]`);

async function fill(page: Page, entry: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(entry)) await field(page, name).fill(value);
}

const submit = (page: Page) => page.locator('main form [type="submit"]').click();

test("§8 Testimonial form submitted: alert", async ({ page, expect }) => {
  await open(page, "/testimonials");
  await fill(page, story);
  const said: string[] = [];
  page.on("dialog", (dialog) => {
    said.push(dialog.type(), dialog.message());
    return dialog.accept();
  });
  await submit(page);
  await expect
    .poll(() => said)
    .toEqual(["alert", "Thank you for sharing your story! We appreciate your feedback."]);
});

test("§7 No calls to a backend", async ({ page, expect }) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (["fetch", "xhr"].includes(request.resourceType())) calls.push(request.url());
  });
  for (const path of ["/", "/blog", "/testimonials", "/contact", "/services/emergency"]) {
    await open(page, path);
    await page.waitForLoadState("networkidle");
  }
  expect(calls).toEqual([]);
});

test("§7 Testimonial submit logs the entered data to the console", async ({ page, expect }) => {
  await open(page, "/testimonials");
  await fill(page, story);
  const logged = page.waitForEvent("console", (line) => line.type() === "log");
  await submit(page);
  const values = await Promise.all((await logged).args().map((value) => value.jsonValue()));
  expect(values.filter((value) => typeof value === "object")).toEqual([story]);
});

test("§7 Testimonial submit sends nothing", async ({ page, expect }) => {
  await open(page, "/testimonials");
  await fill(page, story);
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.method()} ${request.url()}`));
  await submit(page);
  // By then, a request would be on its way.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  // Pictures of the page may still load.
  expect(requests.filter((request) => !request.includes("/assets/"))).toEqual([]);
});

test("§4 Testimonial form: editing updates fields; submit clears all fields", async ({
  page,
  expect,
}) => {
  await open(page, "/testimonials");
  await fill(page, story);
  for (const [name, value] of Object.entries(story)) {
    await expect(field(page, name)).toHaveValue(value);
  }
  await submit(page);
  for (const name of Object.keys(story)) await expect(field(page, name)).toHaveValue("");
});

test("§5 Testimonial form: without name or experience nothing is submitted", async ({
  page,
  expect,
}) => {
  await open(page, "/testimonials");
  let alerts = 0;
  page.on("dialog", (dialog) => {
    alerts += 1;
    return dialog.accept();
  });
  for (const missing of ["name", "story"]) {
    await fill(page, { ...story, [missing]: "" });
    await submit(page);
    await expect(field(page, missing)).toBeFocused();
    const hasCustomMessage = await field(page, missing).evaluate(
      (input: HTMLInputElement) => input.validity.customError,
    );
    expect(hasCustomMessage).toBe(false);
  }
  expect(alerts).toBe(0);
  await fill(page, { ...story, location: "", petName: "" });
  await submit(page);
  await expect.poll(() => alerts).toBe(1);
});

test("§8 Unknown route: status 404, and the page that says so", async ({ page, expect }) => {
  const response = await page.goto("/no/such-page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404");
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
  const home = page.getByRole("link", { name: "Return to Home" });
  await expect(home).toBeVisible();
  await home.click();
  await expect(page).toHaveURL("/");
});

test("§8 Unknown route: logs the requested path", async ({ page, expect }) => {
  const lines: string[] = [];
  page.on("console", (line) => lines.push(line.text()));
  await open(page, "/no/such-page");
  await expect.poll(() => lines.join("\n")).toMatch(/\/no\/such-page$/m);
});

test("§1 Booking opens in a new tab without an opener", async ({ page, context, expect }) => {
  await open(page, "/");
  const link = page.getByRole("main").getByRole("link", { name: "Book Appointment" }).first();
  await context.route((await link.getAttribute("href")) ?? "", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Booking</title>" }),
  );
  const opened = context.waitForEvent("page");
  await link.click();
  const tab = await opened;
  await tab.waitForLoadState();
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await expect(page).toHaveURL("/");
});

test("§7 An embedded maps frame", async ({ page, expect }) => {
  for (const path of ["/", "/contact"]) {
    await page.goto(path);
    await expect(page.locator("main iframe")).toBeVisible();
  }
});
