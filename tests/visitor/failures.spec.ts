import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { mapOrigin } from "../../app/policies/outbound-links.ts";
import { outputs } from "../../tools/outputs.ts";
import {
  clinic,
  expect,
  footerLink,
  markDocument,
  openHydrated,
  site,
  test,
} from "../base-test.ts";
import { startOwnServer } from "../own-server.ts";

/* What fails in a browser, and what stays of the page. */

test.use({
  expected: {
    console: [/Failed to (load|fetch)/, /TypeError: Cannot (read|destructure)/],
    failures: [/assets\/(words-)?blog/, /google/],
  },
});

/** Counts the documents that the page loads from now on. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count++;
  });
  return () => count;
}

async function seesWholePage(page: Page, name: string | RegExp): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link").first()).toBeVisible();
  await expect(footerLink(page, "Services")).toBeVisible();
}

/** Puts words in place of a page's own that its component or its document cannot show. */
async function breakWords(page: Page, name: string, data: string): Promise<void> {
  await page.route(new RegExp(`/assets/words-${name}-`), (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `export const Body = undefined; export const data = ${data};`,
    }),
  );
}
const brokenContent = '{ head: { title: "Broken", meta: [] }, content: undefined }';
const brokenHead = "{ head: undefined, content: undefined }";

test.describe("when a chunk does not exist any more", () => {
  test("a link loads the document, once", async ({ page }) => {
    await page.route(/\/assets\/blog-/, (route) => route.fulfill({ status: 404 }));
    await openHydrated(page, "/about");
    const documents = countDocuments(page);
    await footerLink(page, "Blog").click();
    await seesWholePage(page, "Blog");
    await page.waitForTimeout(3000);
    expect(documents()).toBe(1);
    // The document goes without its chunk, and its links lead on.
    await footerLink(page, "Services").click();
    await seesWholePage(page, "Services");
    expect(documents()).toBe(2);
  });

  test("a document that asks for it stays as it is, and does not load again", async ({ page }) => {
    await page.route(/\/assets\/words-blog-/, (route) => route.fulfill({ status: 404 }));
    const documents = countDocuments(page);
    await page.goto("/blog");
    await page.waitForTimeout(3000);
    await seesWholePage(page, "Blog");
    expect(documents()).toBe(1);
  });
});

test.describe("when the code of a page fails", () => {
  async function seesMessage(page: Page): Promise<void> {
    await seesWholePage(page, site.labels.failed);
    const call = page.getByRole("main").getByRole("link", { name: clinic.phone.display });
    await expect(call).toHaveAttribute("href", `tel:${clinic.phone.dial}`);
  }

  test("header and footer stay, with the phone number between them", async ({ page }) => {
    await breakWords(page, "blog", brokenContent);
    await openHydrated(page, "/about");
    await markDocument(page);
    await footerLink(page, "Blog").click();
    await seesMessage(page);
    await footerLink(page, "Services").click();
    await seesWholePage(page, "Services");
    await expect(page.locator("html"), "the app goes on").toHaveAttribute("data-same-document");
  });

  test("already in the first page, too", async ({ page }) => {
    await breakWords(page, "blog", brokenContent);
    await page.goto("/blog");
    await seesMessage(page);
  });

  test("what stands around the pages failing, the page is as it was sent", async ({ page }) => {
    await breakWords(page, "blog", brokenHead);
    const documents = countDocuments(page);
    const failed = page.waitForEvent("console", (message) => /TypeError/.test(message.text()));
    await page.goto("/blog");
    await failed;
    await page.waitForTimeout(1000);
    await seesWholePage(page, "Blog");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-family", /Bricolage/);
    expect(await page.locator("main article, main li").count()).toBeGreaterThan(3);
    expect(documents()).toBe(1);
    await footerLink(page, "Services").click();
    await seesWholePage(page, "Services");
  });

  test("so failing in a page that a link opened, its document is loaded, once", async ({
    page,
  }) => {
    await breakWords(page, "blog", brokenHead);
    await openHydrated(page, "/about");
    const documents = countDocuments(page);
    await footerLink(page, "Blog").click();
    await seesWholePage(page, "Blog");
    await page.waitForTimeout(3000);
    await seesWholePage(page, "Blog");
    expect(documents()).toBe(1);
  });
});

for (const address of ["/", "/contact"]) {
  test(`${address} without the map frame has a map, the address and the way there`, async ({
    page,
    context,
  }) => {
    await context.route(
      (url) => url.origin === mapOrigin,
      (route) => route.abort("blockedbyclient"),
    );
    await openHydrated(page, address);
    const map = page.locator(".visit-map");
    await map.scrollIntoViewIfNeeded();
    await expect(map.getByRole("img", { name: site.labels.mapDrawing })).toBeVisible();
    await expect(map.getByRole("link", { name: /Get Directions/ })).toBeVisible();
    await expect(page.getByRole("main").getByText(clinic.address.street).first()).toBeVisible();
  });
}

test("a share sheet that refuses leaves the address to copy", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = () => Promise.reject(new DOMException("No", "NotAllowedError"));
  });
  await openHydrated(page, "/blog/first-visit");
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(page.locator(".share [role=status]")).toHaveText(/first-visit$/);
});

test.describe("when the browser keeps nothing", () => {
  test.use({ serviceWorkers: "allow" });

  /** What breaks in the page, before anything runs. */
  const denials: Record<string, () => void> = {
    "service workers are refused": () => {
      ServiceWorkerContainer.prototype.register = () =>
        Promise.reject(new DOMException("No", "SecurityError"));
    },
    "there are no service workers": () => {
      Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
    },
    "storage is denied": () => {
      for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException("No", "SecurityError");
          },
        });
      }
    },
  };
  for (const [what, deny] of Object.entries(denials)) {
    test(`${what}: the app works`, async ({ page }) => {
      await page.addInitScript(deny);
      await openHydrated(page, "/about");
      await markDocument(page);
      await footerLink(page, "Blog").click();
      await seesWholePage(page, "Blog");
      await page.waitForTimeout(2500);
      await expect(page.locator("html")).toHaveAttribute("data-same-document");
    });
  }

  test("the disk is full: there is no worker, and the app works", async ({ page, baseURL }) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Storage.overrideQuotaForOrigin", { origin: baseURL ?? "", quotaSize: 1 });
    const asked = page.context().waitForEvent("serviceworker");
    await openHydrated(page, "/about");
    await asked;
    const registrations = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(registrations).toBe(0);
    await footerLink(page, "Blog").click();
    await seesWholePage(page, "Blog");
  });

  for (const [when, event] of [
    ["from the start", "install"],
    ["later on", "activate"],
  ] as const) {
    test(`the worker is denied its caches ${when}: pages come whole`, async ({ page }) => {
      const server = await startOwnServer(outputs.site);
      const worker = readFileSync(path.join(outputs.site, "sw.js"), "utf8");
      server.intercept = ({ url }, response) => {
        if (url !== "/sw.js") return false;
        response.writeHead(200, { "Content-Type": "text/javascript" }).end(`${worker}
          const deny = () => Promise.reject(new DOMException("No", "SecurityError"));
          const denyAll = () => Object.assign(CacheStorage.prototype, { open: deny, match: deny, keys: deny });
          ${event === "install" ? "denyAll();" : 'addEventListener("activate", () => setTimeout(denyAll, 300));'}`);
        return true;
      };
      await openHydrated(page, `${server.origin}/about`);
      await page.waitForTimeout(2000);
      expect(
        await page.evaluate(() => navigator.serviceWorker.controller !== null),
        "a worker without caches does not start",
      ).toBe(event === "activate");
      for (const address of ["/services", "/blog"]) {
        await openHydrated(page, `${server.origin}${address}`);
        const pictures = page.locator("main img");
        await pictures.first().scrollIntoViewIfNeeded();
        await expect(pictures.first()).not.toHaveJSProperty("naturalWidth", 0);
      }
      await server.cut();
    });
  }
});
