import type { Page } from "@playwright/test";
import { open, test } from "./browser.ts";
import { routes } from "./routes.ts";

test.use({ viewport: { width: 1440, height: 900 } });

test("§2 Routes: 31 pages, and no other", async ({ request, expect }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = ""]) => new URL(url));
  expect(listed.map(({ pathname }) => pathname).sort()).toEqual(routes.toSorted());
  for (const path of routes) expect((await request.get(path)).status()).toBe(200);
});

test("§2 The main area grows to fill the screen", async ({ page, expect }) => {
  await page.setViewportSize({ width: 1440, height: 4000 });
  await page.goto("/sitemap");
  const bottom = await page
    .getByRole("contentinfo")
    .evaluate((footer) => innerHeight - footer.getBoundingClientRect().bottom);
  expect(Math.round(bottom)).toBe(0);
});

test("§2 On small screens the bar collapses to a toggle menu", async ({ page, expect }) => {
  const bar = page.getByRole("navigation", { name: "Main" });
  const toggle = page.locator('header button[popovertarget="menu"]').first();
  await page.goto("/");
  await expect(bar).toBeVisible();
  await expect(toggle).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(bar).toBeHidden();
  await expect(toggle).toBeVisible();
});

/** The items of the bar that look like no other. */
const highlighted = (page: Page) =>
  page.locator('nav[aria-label="Main"] > ul > li > a').evaluateAll((items) => {
    const looks = items.map((item) => {
      const { color, backgroundColor, fontWeight, textDecorationLine } = getComputedStyle(item);
      return [color, backgroundColor, fontWeight, textDecorationLine].join();
    });
    return items
      .filter(
        (_, index) => looks.indexOf(looks[index] ?? "") === looks.lastIndexOf(looks[index] ?? ""),
      )
      .map((item) => item.textContent);
  });

test("§2 The active item is highlighted by the current path", async ({ page, expect }) => {
  for (const [path, item] of [
    ["/", "Home"],
    ["/why-choose-us", "About Us"],
    ["/services/imaging", "Services"],
    ["/service-areas/easley", "Service Areas"],
    ["/blog/first-visit", "Blog"],
    ["/contact", "Contact"],
  ] as const) {
    await page.goto(path);
    expect(await highlighted(page)).toEqual([item]);
  }
});

test("§2 Following a link scrolls smoothly to the top, from where one is", async ({
  page,
  expect,
}) => {
  await open(page, "/services/vaccinations");
  const tops = await page.evaluateHandle(() => {
    scrollTo({ top: 2000, behavior: "instant" });
    const seen: number[] = [];
    addEventListener("scroll", () => seen.push(scrollY));
    return seen;
  });
  // Without Playwright's own scrolling to the link.
  await page.locator('footer a[href="/services"]').dispatchEvent("click");
  await expect(page).toHaveURL("/services");
  await page.waitForFunction(() => scrollY === 0);
  // Half a screen, and less, is not where one was.
  const between = (await tops.jsonValue()).filter((top) => top > 900 && top < 2000);
  expect(between).not.toEqual([]);
});
