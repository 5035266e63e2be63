import type { Page } from "@playwright/test";
import {
  expect,
  footerLink,
  isSameDocument,
  markDocument,
  openHydrated,
  test,
  waitForHydration,
  waitUntilIdle,
} from "../base-test.ts";

/** Names of the scripts and style sheets that the page asks for from now on, or has been given. */
function recordRequests(page: Page, event: "request" | "requestfinished" = "request"): string[] {
  const requests: string[] = [];
  page.on(event as "request", (request) => {
    if (["script", "stylesheet", "document"].includes(request.resourceType())) {
      requests.push(new URL(request.url()).pathname.split("/").at(-1) ?? "");
    }
  });
  return requests;
}

test("a pointer that rests on a link fetches its page, and the click asks for nothing more", async ({
  page,
}) => {
  await openHydrated(page, "/contact");
  await markDocument(page);
  const requests = recordRequests(page);
  const given = recordRequests(page, "requestfinished");
  await footerLink(page, "Testimonials").hover();
  await expect
    .poll(() => given.filter((name) => /^(words-)?testimonials-.*js$/.test(name)))
    .toHaveLength(2);
  await expect.poll(() => requests.filter((name) => !given.includes(name))).toEqual([]);
  const before = requests.length;
  await footerLink(page, "Testimonials").click();
  await expect(page.getByRole("heading", { level: 1, name: "Testimonials" })).toBeVisible();
  expect(requests.slice(before)).toEqual([]);
  expect(await isSameDocument(page)).toBe(true);
});

test("the focus fetches the page of a link, too; a pointer that passes by does not", async ({
  page,
}) => {
  await openHydrated(page, "/contact");
  const requests = recordRequests(page);
  const asksFor = (name: string) => () =>
    requests.some((file) => file.startsWith(`words-${name}-`));
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await footerLink(page, "Blog").hover();
  await page.clock.runFor(40);
  await footerLink(page, "Testimonials").hover();
  await page.clock.runFor(80);
  await expect.poll(asksFor("testimonials")).toBe(true);
  expect(asksFor("blog")()).toBe(false);
  await footerLink(page, "Services").focus();
  await expect.poll(asksFor("services")).toBe(true);
});

test.describe("a visitor who saves data", () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    }),
  );

  test("gets no app, and pages and menus all the same", async ({ page }) => {
    const requests = recordRequests(page);
    await page.goto("/about");
    await page.locator("h1").click();
    await waitUntilIdle(page);
    expect(requests.filter((name) => name.startsWith("boot-"))).toHaveLength(1);
    expect(requests.filter((name) => /^(hydrate|site)-.*js$/.test(name))).toEqual([]);
    await footerLink(page, "Blog").click();
    await expect(page).toHaveURL("/blog");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog");
  });

  test("sees no gap where a control would come, and gets the control with the app", async ({
    page,
  }) => {
    const controls = page.locator("main .scripted");
    const room = () =>
      controls.evaluateAll((all) => all.reduce((sum, one) => sum + one.clientHeight, 0));
    for (const path of ["/services/wellness-exams", "/blog/first-visit"]) {
      await page.goto(path);
      await expect(controls, path).not.toHaveCount(0);
      await expect.poll(room, path).toBe(0);
    }
    await page.getByRole("checkbox").first().click();
    await waitForHydration(page);
    expect(await room()).toBeGreaterThan(40);
  });

  test("gets it for the filter of the blog, whose first press is not lost", async ({ page }) => {
    await page.goto("/blog");
    await page.getByRole("button", { name: "Senior Care" }).click();
    await waitForHydration(page);
    await expect(page).toHaveURL(/category=Senior/);
  });
});
