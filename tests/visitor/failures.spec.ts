import type { Page } from "@playwright/test";
import {
  clinic,
  expect,
  expectPage,
  footerLink,
  isSameDocument,
  markDocument,
  openHydrated,
  site,
  test,
  titleOf,
  waitUntilIdle,
} from "../base-test.ts";

/* What can fail in a browser, and what then remains of the page. */

test.use({
  expected: {
    console: [/Failed to (load|fetch)/, /TypeError: Cannot (read|destructure)/],
    failures: [/assets\/(content-)?blog/],
  },
});

/** Serves other code in place of the blog's page. */
const replaceBlog = (page: Page, body: string) =>
  page.route(/\/assets\/content-blog-/, (route) =>
    route.fulfill({ contentType: "text/javascript", body }),
  );

/** Makes more than the page's own part throw. */
const brokenPage = "export const content = {}; export const Body = undefined;";

test("if a chunk is gone, a link loads the document, once", async ({ page }) => {
  await page.route(/\/assets\/content-blog-/, (route) => route.fulfill({ status: 404 }));
  await openHydrated(page, "/about");
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents++;
  });
  await footerLink(page, "/blog").click();
  await page.waitForEvent("load");
  // The app of the new document requests the chunk again, in vain.
  await page.waitForResponse(/content-blog/);
  await waitUntilIdle(page);
  await expectPage(page, "/blog");
  expect(documents).toBe(1);
  await footerLink(page, "/services").click();
  await expectPage(page, "/services");
});

test("if a page fails beyond its own part, its document loads", async ({ page }) => {
  await replaceBlog(page, brokenPage);
  await openHydrated(page, "/about");
  await markDocument(page);
  await footerLink(page, "/blog").click();
  await expectPage(page, "/blog");
  expect(await isSameDocument(page)).toBe(false);
});

test("if the document cannot be taken over, what the server sent is there again", async ({
  page,
}) => {
  await replaceBlog(page, brokenPage);
  const failure = page.waitForEvent("console", (message) => message.type() === "error");
  await page.goto("/blog");
  await failure;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf("/blog"));
  await expect(page.getByRole("banner")).toContainText(clinic.phone.display);
});

test("if the code of a page fails, header, footer and phone number stay", async ({ page }) => {
  const head = "{ title: 'Broken', meta: [] }";
  const body = `export const head = ${head}; export const content = undefined; export const Body = undefined;`;
  await replaceBlog(page, body);
  await openHydrated(page, "/about");
  await markDocument(page);
  await footerLink(page, "/blog").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(site.labels.failed);
  const call = page.getByRole("main").getByRole("link", { name: clinic.phone.display });
  await expect(call).toHaveAttribute("href", `tel:${clinic.phone.dial}`);
  await expect(page.getByRole("banner")).toBeVisible();
  await footerLink(page, "/services").click();
  await expectPage(page, "/services");
  expect(await isSameDocument(page), "the app goes on").toBe(true);
});
