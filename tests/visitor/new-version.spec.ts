import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { load } from "cheerio";
import { htmlFile, outputs } from "../../plugins/output.ts";
import { listOfflinePages } from "../../src/routes/offline/route.ts";
import { footerLink, openHydrated, site, waitForHydration, waitUntilIdle } from "../base-test.ts";
import { launchedFolder, workerThatIsOff } from "../launched/launched-site.ts";
import { cachedPages, heading, test, waitForWorker } from "../worker-test.ts";

/* A new version of the site, the launched one, replaces the one that a visitor has open. */

const newSite = path.join(launchedFolder, outputs.site);
const newHtml = (address: string) => readFileSync(path.join(newSite, htmlFile(address)), "utf8");

const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

test("replaces the old one: no stale page, no reload, nothing left over", async ({
  page,
  context,
  server,
}) => {
  await page.goto("/about");
  await waitForWorker(page);
  await expect.poll(() => cachedPages(page)).toEqual(["/about"]);
  const before = await cacheNames(page);

  const other = await context.newPage();
  await openHydrated(other, "/contact");
  const loads: string[] = [];
  other.on("domcontentloaded", () => loads.push(other.url()));
  server.deploy(newSite);

  await page.goto("/");
  // The precache keeps its name.
  const left = async () => (await cacheNames(page)).filter((name) => before.includes(name));
  await expect.poll(left).toHaveLength(1);
  await waitUntilIdle(other);
  expect(loads, "the page that was open stays").toEqual([]);

  // Its chunk is gone from the server, so the new document loads instead, once.
  await footerLink(other, "Services").click();
  await expect(other.getByRole("heading", { name: site.money.prices.heading })).toBeVisible();
  await waitForHydration(other);
  await waitUntilIdle(other);
  expect(loads).toHaveLength(1);

  // /about has not been opened since, so the new worker must have fetched it again.
  await server.cut();
  await page.goto("/about");
  await expect(heading(page)).toHaveText(load(newHtml("/about"))("h1").text());
  // Nobody has opened most of these: they come with the worker, and must be those of its version.
  for (const { path: address } of listOfflinePages(site)) {
    const response = await page.goto(address);
    const isNew = (await response?.text()) === newHtml(address);
    expect(isNew, `${address} is the new one`).toBe(true);
  }
});

test("built with SERVICE_WORKER=off, removes the worker and its caches", async ({
  page,
  server,
}) => {
  await page.goto("/about");
  await waitForWorker(page);
  const worker = readFileSync(workerThatIsOff, "utf8");
  server.intercept = ({ url }, response) => {
    if (url !== "/sw.js") return false;
    response.writeHead(200, { "Content-Type": "text/javascript" }).end(worker);
    return true;
  };
  // Each page asks for the worker, and each time it removes itself again.
  for (const address of ["/services", "/blog", "/about"]) {
    server.requested.length = 0;
    await openHydrated(page, address);
    await expect.poll(() => server.requested).toContain("/sw.js");
    await expect
      .poll(() =>
        page.evaluate(async () => ({
          caches: await caches.keys(),
          workers: (await navigator.serviceWorker.getRegistrations()).length,
        })),
      )
      .toEqual({ caches: [], workers: 0 });
  }
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});
