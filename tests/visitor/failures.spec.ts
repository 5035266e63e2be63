import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { outputs } from "../../server/outputs.ts";
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
  waitUntilIdle,
} from "../base-test.ts";
import { startOwnServer } from "../own-server.ts";

/* What can fail in a browser, and what then remains of the page. */

test.use({
  expected: {
    console: [/Failed to (load|fetch)/, /TypeError: Cannot (read|destructure)/],
    failures: [/assets\/(words-)?blog/],
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

test.describe("when a chunk of the blog does not exist any more", () => {
  test.beforeEach(async ({ page }) => {
    await page.route(/\/assets\/words-blog-/, (route) => route.fulfill({ status: 404 }));
  });

  test("a link loads the document, once, and its links still work", async ({ page }) => {
    await openHydrated(page, "/about");
    const documents = countDocuments(page);
    await footerLink(page, "/blog").click();
    await page.waitForEvent("load");
    // The app of the new document asks for the chunk again, in vain.
    await page.waitForResponse(/words-blog/);
    await waitUntilIdle(page);
    await expectPage(page, "/blog");
    expect(documents()).toBe(1);
    await footerLink(page, "/services").click();
    await expectPage(page, "/services");
  });
});

test.describe("when the code of a page fails", () => {
  /** Replaces the words of the blog with some that cannot be shown. */
  async function breakBlog(page: Page, head: string): Promise<void> {
    const body = `export const data = { head: ${head}, content: undefined }; export const Body = undefined;`;
    await page.route(/\/assets\/words-blog-/, (route) =>
      route.fulfill({ contentType: "text/javascript", body }),
    );
  }

  test("header and footer stay, with the phone number between them", async ({ page }) => {
    await breakBlog(page, "{ title: 'Broken', meta: [] }");
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

  test("and so does the document around it, the page stays as it was sent", async ({ page }) => {
    await breakBlog(page, "undefined");
    await openHydrated(page, "/about");
    const documents = countDocuments(page);
    let errors = 0;
    page.on("console", (message) => {
      if (/TypeError/.test(message.text())) errors++;
    });
    await footerLink(page, "/blog").click();
    // One in the page that the link opened, one in its document, which then stays.
    await expect.poll(() => errors).toBe(2);
    await waitUntilIdle(page);
    await expectPage(page, "/blog");
    await expect(page.getByRole("contentinfo")).toBeVisible();
    expect(documents()).toBe(1);
  });
});

test.describe("when the browser keeps nothing", () => {
  test.use({ serviceWorkers: "allow" });

  test("neither service workers nor storage: the app works", async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
      for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException("No", "SecurityError");
          },
        });
      }
    });
    await openHydrated(page, "/about");
    await markDocument(page);
    await footerLink(page, "/blog").click();
    await expectPage(page, "/blog");
    await waitUntilIdle(page);
    expect(await isSameDocument(page)).toBe(true);
  });

  test("a worker that is denied its caches later on: pages still come", async ({ page }) => {
    const server = await startOwnServer(outputs.site);
    const worker = readFileSync(path.join(outputs.site, "sw.js"), "utf8");
    server.intercept = ({ url }, response) => {
      if (url !== "/sw.js") return false;
      response.writeHead(200, { "Content-Type": "text/javascript" }).end(`
        addEventListener("message", (event) => {
          if (event.data !== "deny") return;
          const deny = () => Promise.reject(new DOMException("No", "SecurityError"));
          Object.assign(CacheStorage.prototype, { open: deny, match: deny, keys: deny });
          event.stopImmediatePropagation();
          event.ports[0].postMessage("denied");
        });
        ${worker}`);
      return true;
    };
    await openHydrated(page, `${server.origin}/about`);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = resolve;
          navigator.serviceWorker.controller?.postMessage("deny", [port2]);
        }),
    );
    await openHydrated(page, `${server.origin}/blog`);
    const picture = page.getByRole("main").locator("img").first();
    await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
    await server.cut();
  });
});
