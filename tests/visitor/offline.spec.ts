import { expect, footerLink, footerTop, openHydrated, titleOf } from "../base-test.ts";
import {
  heading,
  keptPages,
  missingPictures,
  seesOfflinePage,
  seesStylesAndPictures,
  test,
  waitForWorker,
} from "../worker-test.ts";

/* Without a connection, or with a bad one. */

test("without a connection every page that was opened opens, and the most needed always", async ({
  page,
  server,
}) => {
  await openHydrated(page, "/services/dental");
  await waitForWorker(page);
  const about = page.getByRole("contentinfo").getByRole("link", { name: "About Us" });
  await about.click();
  await expect(heading(page)).toHaveText(titleOf("/about"));
  await expect.poll(() => keptPages(page)).toEqual(["/services/dental", "/about"]);
  await page.goto("/blog?category=Senior%20Care");
  await expect.poll(() => keptPages(page)).toEqual(["/services/dental", "/about", "/blog"]);
  const opened = ["/services/dental", "/about", "/blog"];
  await expect.poll(() => missingPictures(page, opened)).toEqual([]);
  await server.cut();

  for (const address of [...opened, "/About/", "/services/emergency", "/contact", "/"]) {
    await page.goto(address);
    await expect(heading(page), address).toHaveText(
      titleOf(address.toLowerCase().replace(/(?<=.)\/$/, "")),
    );
  }
  for (const address of opened) {
    await page.goto(address);
    await seesStylesAndPictures(page);
  }
});

test("the worker has the app, in case the browser drops its own copies", async ({
  page,
  context,
  server,
}) => {
  await openHydrated(page, "/services/dental");
  await waitForWorker(page);
  await footerLink(page, "About Us").click();
  await expect.poll(() => keptPages(page)).toContain("/about");
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.clearBrowserCache");
  await server.cut();
  await openHydrated(page, "/about");
});

test("in place of any other page there are the phone number and the poison lines", async ({
  page,
  server,
}) => {
  await page.goto("/about");
  await waitForWorker(page);
  await server.cut();
  await page.goto("/services/imaging");
  await seesOfflinePage(page);
  // A link on it leads to a page that is cached.
  await page.getByRole("main").getByRole("link", { name: "Contact" }).click();
  await expect(heading(page)).toHaveText(titleOf("/contact"));
  // The page comes as soon as there is a connection again.
  await server.restore();
  await page.goto("/services/imaging");
  await expect(heading(page)).toHaveText("Imaging Services");
});

test("a link to a page that is not here opens that page from its top, and Back leads to what was read", async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, "/about");
  await waitForWorker(page);
  await expect.poll(() => keptPages(page)).toEqual(["/about"]);
  await server.cut();
  await page.evaluate(() => scrollTo({ top: 2000, behavior: "instant" }));
  const before = await footerTop(page);
  await footerLink(page, "Testimonials").evaluate((link: HTMLElement) => link.click());
  await seesOfflinePage(page);
  await expect(heading(page)).toBeInViewport();
  await page.goBack();
  await expect(heading(page)).toHaveText(titleOf("/about"));
  await expect.poll(() => footerTop(page)).toBeCloseTo(before, 0);
});

test("a page that does not come in three seconds is shown as it was", async ({ page, server }) => {
  await page.goto("/about");
  await waitForWorker(page);
  await expect.poll(() => keptPages(page)).toEqual(["/about"]);
  server.intercept = ({ url }) => url === "/about";
  const start = Date.now();
  await page.goto("/about");
  await expect(heading(page)).toHaveText(titleOf("/about"));
  expect(Date.now() - start).toBeGreaterThan(2500);
});

test("errors, redirects and unknown addresses are not kept", async ({ page, server }) => {
  await page.goto("/about");
  await waitForWorker(page);
  server.intercept = ({ url }, response) => {
    if (url === "/blog") response.writeHead(500).end("broken");
    else if (url === "/testimonials") response.writeHead(302, { Location: "/services" }).end();
    return response.headersSent;
  };
  for (const address of ["/no/such-page", "/blog", "/testimonials"]) await page.goto(address);
  await expect(heading(page)).toHaveText(titleOf("/services"));
  await expect.poll(() => keptPages(page)).toEqual(["/about", "/services"]);
});

test("the worker costs a first visitor no more than three pages, and keeps nothing else", async ({
  page,
  server,
}) => {
  await openHydrated(page, "/");
  const before = server.answers.length;
  // What it fetches ahead, it fetches before it starts.
  await waitForWorker(page);
  await page.evaluate(async () => (await fetch("/robots.txt")).text());
  await expect.poll(() => server.answers.map((answer) => answer.path)).toContain("/robots.txt");
  const after = server.answers.slice(before);
  const bytes = after.reduce((sum, answer) => sum + answer.bytes, 0);
  expect(after.length).toBeGreaterThan(3);
  expect(bytes).toBeLessThan(56_000);
  const kept = await page.evaluate(async () => ({
    stores: localStorage.length + sessionStorage.length + (await indexedDB.databases()).length,
    caches: (await caches.keys()).map((name) => name.replace(/-.*/, "")).sort(),
  }));
  expect(kept).toEqual({ stores: 0, caches: ["assets", "pages", "workbox"] });
  expect(await page.context().cookies()).toEqual([]);
});
