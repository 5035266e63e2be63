import { rmSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { outputs } from "../../tools/outputs.ts";
import { clinic, expect, openHydrated, site, test } from "../base-test.ts";
import { buildModified } from "../modified-site.ts";
import { type OwnServer, startOwnServer } from "../own-server.ts";

/*
 * With the service worker, which other tests keep away. The connection is cut at its other end: the
 * server is gone.
 */

test.use({
  serviceWorkers: "allow",
  expected: {
    console: [/^error: Failed to load resource: /, /^warning: 404: no page at/],
    failures: [/./],
  },
});

let server: OwnServer;

test.beforeEach(async ({ context }) => {
  server = await startOwnServer(outputs.site);
  await context.route(/google\.com/, (route) => route.fulfill({ body: "" }));
});
test.afterEach(() => server.cut());

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(`${server.origin}${address}`);
}

/** Waits until a worker has started and looks after the page. */
async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

/** Waits until the worker, too, asks for nothing more. */
async function waitForQuiet(page: Page): Promise<void> {
  let count = -1;
  while (count !== server.answers.length) {
    count = server.answers.length;
    await page.waitForTimeout(700);
  }
}

/** Paths of what the worker has kept, cache by cache. */
function readCaches(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const lists = (await caches.keys()).map(async (name) => {
      const requests = await (await caches.open(name)).keys();
      return [name.replace(/-http.*/, ""), requests.map(({ url }) => new URL(url).pathname)];
    });
    return Object.fromEntries(await Promise.all(lists));
  });
}

async function keptPages(page: Page): Promise<string[]> {
  const lists = Object.entries(await readCaches(page));
  return lists.filter(([name]) => name.startsWith("pages-")).flatMap(([, paths]) => paths);
}

async function seesOfflinePage(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText(site.titleOf("/offline"));
  const main = page.getByRole("main");
  for (const { display, dial } of [clinic.phone, ...clinic.poisonLines]) {
    await expect(main.locator(`a[href="tel:${dial}"]`, { hasText: display }).first()).toBeVisible();
  }
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await seesStylesAndPictures(page);
}

async function seesStylesAndPictures(page: Page): Promise<void> {
  await expect(heading(page)).toHaveCSS("font-family", /Bricolage/);
  await page.evaluate(() => document.fonts.ready);
  const missing = await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) {
      picture.loading = "eager";
      await picture.decode().catch(() => {});
    }
    return pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);
  });
  expect(missing).toEqual([]);
}

test("without a connection every page that was opened opens, and the most needed always", async ({
  page,
}) => {
  await openHydrated(page, `${server.origin}/services/dental`);
  await waitForWorker(page);
  const about = page.getByRole("contentinfo").getByRole("link", { name: "About Us" });
  await about.click();
  await expect(heading(page)).toHaveText(site.titleOf("/about"));
  await expect.poll(() => keptPages(page)).toEqual(["/services/dental", "/about"]);
  await open(page, "/blog?category=Senior%20Care");
  await expect.poll(() => keptPages(page)).toEqual(["/services/dental", "/about", "/blog"]);
  await waitForQuiet(page);
  await server.cut();

  for (const { path: address, name } of [
    { path: "/services/dental", name: "Dental Care" },
    { path: "/about", name: site.titleOf("/about") },
    { path: "/blog", name: site.titleOf("/blog") },
    { path: "/About/", name: site.titleOf("/about") },
    { path: "/services/emergency", name: "" },
    { path: "/contact", name: site.titleOf("/contact") },
    { path: "/", name: "" },
  ]) {
    await open(page, address);
    await expect(page.locator(".page"), address).toBeVisible();
    if (name !== "") await expect(heading(page)).toHaveText(name);
    else await expect(heading(page)).not.toHaveText(site.titleOf("/offline"));
  }
  for (const address of ["/services/dental", "/about", "/blog"]) {
    await open(page, address);
    await seesStylesAndPictures(page);
  }
});

test("in place of any other page there are the phone number and the poison lines", async ({
  page,
}) => {
  await open(page, "/about");
  await waitForWorker(page);
  await server.cut();
  await open(page, "/services/imaging");
  await seesOfflinePage(page);
  // A link of it leads to what is here.
  await page.getByRole("main").getByRole("link", { name: "Contact" }).click();
  await expect(heading(page)).toHaveText(site.titleOf("/contact"));
  // The page comes as soon as there is a connection again.
  await server.restore();
  await open(page, "/services/imaging");
  await expect(heading(page)).toHaveText("Imaging Services");
});

test("a page that does not come in three seconds is shown as it was", async ({ page }) => {
  await open(page, "/about");
  await waitForWorker(page);
  await expect.poll(() => keptPages(page)).toEqual(["/about"]);
  server.intercept = ({ url }) => url === "/about";
  const start = Date.now();
  await open(page, "/about");
  await expect(heading(page)).toHaveText(site.titleOf("/about"));
  expect(Date.now() - start).toBeGreaterThan(2500);
});

test("errors, redirects and unknown addresses are not kept, nor more than 40 pages", async ({
  page,
}) => {
  await open(page, "/about");
  await waitForWorker(page);
  server.intercept = ({ url }, response) => {
    if (url === "/blog") response.writeHead(500).end("broken");
    else if (url === "/testimonials") response.writeHead(302, { Location: "/services" }).end();
    return response.headersSent;
  };
  for (const address of ["/no/such-page", "/blog", "/testimonials"]) await open(page, address);
  await expect(heading(page)).toHaveText(site.titleOf("/services"));
  await expect.poll(() => keptPages(page)).toEqual(["/about", "/services"]);

  await page.evaluate(async () => {
    const name = (await caches.keys()).find((key) => key.startsWith("pages-")) ?? "";
    const cache = await caches.open(name);
    for (let count = 0; count < 45; count++) await cache.put(`/kept/${count}`, new Response("x"));
  });
  await open(page, "/why-choose-us");
  await expect.poll(() => keptPages(page)).toHaveLength(40);
  expect((await keptPages(page)).at(-1)).toBe("/why-choose-us");
});

test("the worker costs a first visitor no more than three pages", async ({ browser }) => {
  // A page whose requests a test can stop, as that of the fixture, has no HTTP cache.
  const page = await browser.newPage({ serviceWorkers: "allow" });
  await openHydrated(page, `${server.origin}/`);
  const before = server.answers.length;
  await waitForWorker(page);
  await waitForQuiet(page);
  const after = server.answers.slice(before);
  const bytes = after.reduce((sum, answer) => sum + answer.bytes, 0);
  expect(after.length).toBeGreaterThan(3);
  expect(bytes).toBeLessThan(50_000);
  await page.close();
});

test("who saves data gets no worker", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  // The app comes here for the form.
  await open(page, "/testimonials");
  await page.getByLabel("Your Name").click();
  await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
  await page.waitForTimeout(2500);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
});

test.describe("a new version of the site", () => {
  test.describe.configure({ timeout: 90_000, mode: "default" });

  const newTitle = "About our practice, told anew";
  let next = "";
  let off = "";
  test.beforeAll(() => {
    next = buildModified({
      "pages/about.yaml": (text) => text.replace(/^title: .*$/m, `title: ${newTitle}`),
    });
    off = buildModified({}, { SERVICE_WORKER: "off" });
  });
  test.afterAll(() => {
    for (const folder of [next, off]) rmSync(folder, { recursive: true, force: true });
  });
  const built = (folder: string) => path.join(folder, outputs.site);

  test("takes the place of the old one: no stale page, no reload, nothing left over", async ({
    page,
    context,
  }) => {
    await open(page, "/about");
    await waitForWorker(page);
    await expect.poll(() => keptPages(page)).toEqual(["/about"]);
    const [first] = (await page.evaluate(() => caches.keys())).filter((name) =>
      name.startsWith("pages-"),
    );

    const other = await context.newPage();
    await openHydrated(other, `${server.origin}/contact`);
    const loads: string[] = [];
    other.on("domcontentloaded", () => loads.push(other.url()));
    server.deploy(built(next));

    await open(page, "/");
    await expect
      .poll(() => page.evaluate(() => caches.keys()), { timeout: 15_000 })
      .not.toContain(first);
    expect(await page.evaluate(() => caches.keys())).toHaveLength(3);
    await page.waitForTimeout(1000);
    expect(loads, "the page that was open stays").toEqual([]);

    // Its chunk is gone from the server: the new document comes in its place, once.
    await other.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
    await expect(heading(other)).toHaveText(newTitle);
    await other.waitForTimeout(1000);
    expect(loads).toHaveLength(1);

    // /about was not opened here since: it was fetched anew.
    await server.cut();
    await open(page, "/about");
    await expect(heading(page)).toHaveText(newTitle);
  });

  test("that cannot be had whole leaves the old one in its place", async ({ page }) => {
    await open(page, "/about");
    await waitForWorker(page);
    await expect.poll(() => keptPages(page)).toEqual(["/about"]);
    const before = await page.evaluate(() => caches.keys());

    server.deploy(built(next));
    server.intercept = ({ url, headers }, response) => {
      const fails = url === "/contact" && headers["sec-fetch-mode"] !== "navigate";
      if (fails) response.writeHead(503).end();
      return fails;
    };
    await open(page, "/services");
    await expect.poll(() => server.answers.filter(({ status }) => status === 503).length).toBe(1);
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => caches.keys())).toEqual(expect.arrayContaining(before));
    await open(page, "/about");
    await expect(heading(page), "who is online sees the new page").toHaveText(newTitle);

    await server.cut();
    await open(page, "/about");
    await expect(heading(page)).toHaveText(newTitle);
    await open(page, "/services/imaging");
    await seesOfflinePage(page);

    server.intercept = () => false;
    await server.restore();
    await open(page, "/services");
    await expect
      .poll(() => page.evaluate(() => caches.keys()), { timeout: 15_000 })
      .not.toContain(before.find((name) => name.startsWith("pages-")));
    expect(await page.evaluate(() => caches.keys())).toHaveLength(3);
  });

  test("built with SERVICE_WORKER=off takes the worker and all that it kept away", async ({
    page,
  }) => {
    await open(page, "/about");
    await waitForWorker(page);
    server.deploy(built(off));
    await open(page, "/services");
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    // Each page asks for it, and each time it goes again.
    for (const address of ["/blog", "/about"]) {
      await openHydrated(page, `${server.origin}${address}`);
      await page.waitForTimeout(1000);
      const left = await page.evaluate(async () => ({
        caches: await caches.keys(),
        workers: (await navigator.serviceWorker.getRegistrations()).length,
        controller: navigator.serviceWorker.controller,
      }));
      expect(left).toEqual({ caches: [], workers: 0, controller: null });
    }
  });
});
