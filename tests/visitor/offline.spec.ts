import { listOfflinePages } from "../../src/routes/offline/route.ts";
import {
  emergency,
  expect,
  footerLink,
  navigateTo,
  openHydrated,
  site,
  titleOf,
  waitForHydration,
} from "../base-test.ts";
import {
  cachedPages,
  expectOfflinePage,
  expectStylesAndPictures,
  heading,
  test,
  waitForWorker,
} from "../worker-test.ts";

/* Without a connection, or with a bad one. */

test("offline, visited pages open, and the most important ones always", async ({
  page,
  server,
}) => {
  await openHydrated(page, "/services/dental");
  await waitForWorker(page);
  await footerLink(page, "About Us").click();
  await expect(heading(page)).toHaveText(titleOf("/about"));
  await openHydrated(page, "/blog?category=Any");
  await openHydrated(page, emergency.path);
  const opened = ["/services/dental", "/about", "/blog", emergency.path];
  await expect.poll(() => cachedPages(page)).toEqual(opened.toSorted());
  await server.cut();

  for (const address of opened) {
    await openHydrated(page, address);
    await expect(heading(page)).toHaveText(titleOf(address));
    await expectStylesAndPictures(page);
  }
  // Nobody had touched the field.
  const poison = site.signs.poisons[0]?.thing ?? "";
  await page.locator("#finder").fill(poison);
  await expect(page.getByRole("search").getByRole("link", { name: poison })).toBeVisible();
  for (const { path } of listOfflinePages(site)) {
    await page.goto(path);
    await expect(heading(page)).toHaveText(titleOf(path));
  }
  // Somebody typed it, and no server corrects it now.
  await openHydrated(page, "/about/");
  await expect(heading(page)).toHaveText(titleOf("/about"));
  // The site stores nothing but copies of pages.
  const stores = await page.evaluate(
    async () => localStorage.length + sessionStorage.length + (await indexedDB.databases()).length,
  );
  expect(stores).toBe(0);
});

test("any other page shows the phone number and the poison lines", async ({ page, server }) => {
  await openHydrated(page, "/about");
  await waitForWorker(page);
  await expect.poll(() => cachedPages(page)).toEqual(["/about"]);
  await server.cut();
  await footerLink(page, "Testimonials").click();
  await expectOfflinePage(page);
  await page.goBack();
  await expect(heading(page)).toHaveText(titleOf("/about"));
  await page.goto("/services/imaging");
  await expectOfflinePage(page);
  // A link on it leads to a page that is cached.
  await page.getByRole("main").locator('a[href="/contact"]').first().click();
  await expect(heading(page)).toHaveText(titleOf("/contact"));
  // The page loads as soon as there is a connection.
  await server.restore();
  await page.goto("/services/imaging");
  await expect(heading(page)).toHaveText(titleOf("/services/imaging"));
});

test("a page that takes over three seconds is shown from the cache", async ({ page, server }) => {
  await page.goto("/about");
  await waitForWorker(page);
  await expect.poll(() => cachedPages(page)).toEqual(["/about"]);
  server.intercept = ({ url }) => url === "/about";
  const start = Date.now();
  await page.goto("/about");
  await expect(heading(page)).toHaveText(titleOf("/about"));
  const took = Date.now() - start;
  expect(took).toBeGreaterThan(2500);
  expect(took, "nobody waits half a minute").toBeLessThan(20_000);
});

test("errors, redirects and unknown addresses are not cached", async ({ page, server }) => {
  await page.goto("/about");
  await waitForWorker(page);
  server.intercept = ({ url }, response) => {
    if (url === "/blog") response.writeHead(500).end("broken");
    else if (url === "/testimonials") response.writeHead(302, { Location: "/services" }).end();
    return response.headersSent;
  };
  for (const address of ["/no/such-page", "/blog", "/testimonials"]) await page.goto(address);
  await waitForHydration(page);
  // The worker itself asks for the document of a page that opened without one.
  for (const path of ["/testimonials", "/contact"]) await navigateTo(page, path);
  await expect.poll(() => cachedPages(page)).toEqual(["/about", "/contact", "/services"]);
});
