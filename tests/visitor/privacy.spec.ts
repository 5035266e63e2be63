import type { Page } from "@playwright/test";
import { mapOrigin } from "../../app/policies/outbound-links.ts";
import { expect, readToTheEnd, test, waitForHydration } from "../base-test.ts";
import { paths } from "../specification.ts";

/*
 * Nothing about a visitor is kept, and nobody else hears of the visit until the map comes into view.
 * With the service worker: its copies of pages are all that is there.
 */

test.use({ serviceWorkers: "allow" });

const withMap = ["/", "/contact"];

async function seesNothingKept(page: Page, path: string): Promise<void> {
  const kept = await page.evaluate(async () => ({
    cookie: document.cookie,
    local: localStorage.length,
    session: sessionStorage.length,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).filter(
      (name) => !/^(pages-|assets-|workbox-precache-)/.test(name),
    ),
  }));
  expect(kept, path).toEqual({ cookie: "", local: 0, session: 0, databases: 0, caches: [] });
  expect(await page.context().cookies(), path).toEqual([]);
}

for (let first = 0; first < paths.length; first += 8) {
  const some = paths.slice(first, first + 8);
  test(`${some.join(", ")} keep nothing and tell nobody`, async ({ page, context, baseURL }) => {
    test.setTimeout(90_000);
    const elsewhere: string[] = [];
    context.on("request", (request) => {
      const { origin } = new URL(request.url());
      if (origin !== baseURL) elsewhere.push(origin);
    });
    for (const path of some) {
      await page.goto(path);
      await waitForHydration(page);
      await page.waitForLoadState("networkidle");
      expect(elsewhere, path).toEqual([]);
      await readToTheEnd(page);
      if (withMap.includes(path)) await expect.poll(() => elsewhere, path).toEqual([mapOrigin]);
      else expect(elsewhere, path).toEqual([]);
      elsewhere.length = 0;
      await seesNothingKept(page, path);
    }
    // The worker has been there all the while.
    expect(await page.evaluate(() => caches.keys())).toHaveLength(3);
  });
}
