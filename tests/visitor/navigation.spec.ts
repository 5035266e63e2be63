import type { Page } from "@playwright/test";
import {
  expect,
  footerLink,
  hold,
  isSameDocument,
  markDocument,
  openHydrated,
  paths,
  test,
  titleOf,
  waitForHydration,
} from "../base-test.ts";
import { builtPage } from "../built/built-html.ts";

/** How often the page was scrolled on its way to the top: many times when smooth, once when not. */
async function recordScrolling(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    addEventListener("scroll", () => seen.push(scrollY));
  });
  return () => page.evaluate(() => (window as unknown as { seen: number[] }).seen);
}

test("every page comes by client-side navigation as its document would", async ({ page }) => {
  await openHydrated(page, "/about");
  await markDocument(page);
  await footerLink(page, "Testimonials").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf("/testimonials"));
  for (const path of paths) {
    await page.evaluate((to) => navigation.navigate(to).finished, path);
    await expect(page.getByRole("heading", { level: 1 }), path).toHaveText(titleOf(path));
    const seen = await page.evaluate(() => ({
      headings: Array.from(
        document.querySelectorAll("main :is(h1, h2, h3)"),
        (heading) => heading.textContent,
      ),
      title: document.title,
      canonicals: Array.from(document.querySelectorAll('link[rel="canonical"]'), (link) =>
        link.getAttribute("href"),
      ),
      descriptions: Array.from(document.querySelectorAll('meta[name="description"]'), (tag) =>
        tag.getAttribute("content"),
      ),
    }));
    const $ = builtPage(path);
    expect.soft(seen, path).toEqual({
      headings: $("main :is(h1, h2, h3)")
        .map((_, heading) => $(heading).text())
        .get(),
      title: $("head > title").text(),
      canonicals: [$('link[rel="canonical"]').attr("href")],
      descriptions: [$('meta[name="description"]').attr("content")],
    });
  }
  expect(await isSameDocument(page)).toBe(true);
});

test("following a link scrolls smoothly to the top, and so does one to the page in view", async ({
  page,
}) => {
  await openHydrated(page, "/");
  const seen = await recordScrolling(page);
  for (const top of [4000, 2000]) {
    const before = (await seen()).length;
    await page.evaluate((wanted) => scrollTo({ top: wanted, behavior: "instant" }), top);
    await footerLink(page, "Blog").click();
    await page.waitForFunction(() => scrollY === 0);
    await expect(page).toHaveURL("/blog");
    expect((await seen()).length).toBeGreaterThan(before + 3);
  }
});

/** Scrolls, and waits until the browser has noted the place, which it does with the next frame. */
async function leaveAt(page: Page, top: number): Promise<number> {
  return page.evaluate(async (wanted) => {
    scrollTo({ top: wanted, behavior: "instant" });
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return scrollY;
  }, top);
}

/** Goes back or forward, and returns the scroll position once the page is on the screen. */
async function traverse(page: Page, way: "back" | "forward"): Promise<number> {
  return page.evaluate(async (direction) => {
    await navigation[direction]().finished;
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return scrollY;
  }, way);
}

test("back and forward restore the place", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHydrated(page, "/services");
  const before = await leaveAt(page, 1800);
  await page.evaluate(() => navigation.navigate("/services/spay-neuter").finished);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    titleOf("/services/spay-neuter"),
  );
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const left = await leaveAt(page, 900);
  expect(await traverse(page, "back")).toBeCloseTo(before, -1);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf("/services"));
  expect(await traverse(page, "forward")).toBeCloseTo(left, -1);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    titleOf("/services/spay-neuter"),
  );
});

test("Back restores the place where the page left must be fetched first", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHydrated(page, "/services");
  const before = await leaveAt(page, 3000);
  await page.evaluate(() => navigation.navigate("/services/imaging").finished);
  await page.reload();
  await waitForHydration(page);
  expect(await traverse(page, "back")).toBeCloseTo(before, -1);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf("/services"));
});

test("Back to an address with a part leads to where one was, not to the part", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHydrated(page, "/services/emergency#poison");
  const before = await leaveAt(page, 7000);
  await page.evaluate(() => navigation.navigate("/services/diagnostics").finished);
  expect(await traverse(page, "back")).toBeCloseTo(before, -1);
});

test("Back after a reload shows the page of the address, the app there or not", async ({
  page,
}) => {
  await openHydrated(page, "/about");
  await footerLink(page, "Blog").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf("/blog"));
  await page.route(/assets\/hydrate-/, () => {});
  await page.reload();
  await page.evaluate(() => history.back());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf("/about"));
  await expect(page).toHaveURL("/about");
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("a new page takes the focus and its title is announced", async ({ page }) => {
  await openHydrated(page, "/");
  await footerLink(page, "Services").focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/services");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: await page.title() })).toHaveCount(1);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link", { name: "Home" })).toBeFocused();
});

test("the first Tab reaches the skip link, and it leads into the page", async ({ page }) => {
  await openHydrated(page, "/about");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to the main content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link", { name: "Home" })).toBeFocused();
});

test("a link clicked before the script has come still leads there", async ({ page }) => {
  await page.route(/assets\/hydrate-/, () => {});
  await page.goto("/");
  await footerLink(page, "Blog").click();
  await expect(page).toHaveURL("/blog");
  await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test.describe("a slow page", () => {
  test.use({ expected: { console: [/Failed to (load|fetch)/], failures: [/words-blog/] } });

  test("that is overtaken by another does not come back", async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/words-blog-/, async (route) => {
      await held;
      await route.fulfill({ status: 404 });
    });
    await openHydrated(page, "/about");
    await markDocument(page);
    const asked = page.waitForRequest(/words-blog-/);
    await footerLink(page, "Blog").click();
    await asked;
    await footerLink(page, "Services").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf("/services"));
    const answered = page.waitForResponse(/words-blog-/);
    release();
    await answered;
    // Give whatever the browser does with the answer its turn.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await expect(page).toHaveURL("/services");
    expect(await isSameDocument(page)).toBe(true);
    // The page in between was never shown, so Back skips it.
    await page.evaluate(() => navigation.back().finished);
    await expect(page).toHaveURL("/about");
  });

  test("says after a moment that the tap was heard, and the quick one says nothing", async ({
    page,
  }) => {
    const release = await hold(page, /\/assets\/words-blog-/);
    await openHydrated(page, "/about");
    /** The line along the upper edge of the window. */
    const line = () =>
      page.evaluate(() => getComputedStyle(document.documentElement, "::before").borderTopStyle);
    await footerLink(page, "Services").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf("/services"));
    expect(await line()).toBe("none");
    await footerLink(page, "Blog").click();
    expect(await line()).toBe("none");
    await expect.poll(line).toBe("solid");
    release();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf("/blog"));
    expect(await line()).toBe("none");
  });
});

test.describe("in a browser without the Navigation API", () => {
  test.beforeEach(({ page }) => page.addInitScript("delete window.navigation"));

  test("links load documents, and the filter of the blog does, too", async ({ page }) => {
    await openHydrated(page, "/about");
    await markDocument(page);
    await footerLink(page, "Blog").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf("/blog"));
    expect(await isSameDocument(page)).toBe(false);
    await waitForHydration(page);
    await page.getByRole("button", { name: "Senior Care" }).click();
    await expect(page).toHaveURL(/\?category=Senior/);
    await expect(page.getByRole("button", { name: "Senior Care" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  });
});
