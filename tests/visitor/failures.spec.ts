import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { outputs } from "../../tools/outputs.ts";
import {
  clinic,
  expect,
  footerLink,
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

async function seesWholePage(page: Page, name: string | RegExp): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link").first()).toBeVisible();
  await expect(footerLink(page, "Services")).toBeVisible();
}

/** Replaces a page's words with some that its component or its document cannot show. */
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

/** Answers that there is no such file. @returns how often it has said so */
async function lose(page: Page, file: RegExp): Promise<() => number> {
  let count = 0;
  await page.route(file, (route) => route.fulfill({ status: 404 }));
  page.on("response", (response) => {
    if (file.test(response.url())) count++;
  });
  return () => count;
}

test.describe("when a chunk does not exist any more", () => {
  test("a link loads the document, once", async ({ page }) => {
    const losses = await lose(page, /\/assets\/blog-/);
    await openHydrated(page, "/about");
    const documents = countDocuments(page);
    await footerLink(page, "Blog").click();
    await expect.poll(documents).toBe(1);
    // The app of the new document asks for the chunk again, in vain.
    const before = losses();
    await expect.poll(losses).toBeGreaterThan(before);
    await waitUntilIdle(page);
    await seesWholePage(page, "Blog");
    expect(documents()).toBe(1);
    // The document does without its chunk, and its links still work.
    await footerLink(page, "Services").click();
    await seesWholePage(page, "Services");
    expect(documents()).toBe(2);
  });

  test("a document that asks for it stays as it is, and does not load again", async ({ page }) => {
    const losses = await lose(page, /\/assets\/words-blog-/);
    const documents = countDocuments(page);
    await page.goto("/blog");
    await expect.poll(losses).toBe(1);
    await waitUntilIdle(page);
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

  test("and so does the document around it: the page stays as it was sent", async ({ page }) => {
    await breakWords(page, "blog", brokenHead);
    const documents = countDocuments(page);
    const failed = page.waitForEvent("console", (message) => /TypeError/.test(message.text()));
    await page.goto("/blog");
    await failed;
    await waitUntilIdle(page);
    await seesWholePage(page, "Blog");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-family", /Bricolage/);
    expect(await page.locator("main h3, main li").count()).toBeGreaterThan(3);
    expect(documents()).toBe(1);
    await footerLink(page, "Services").click();
    await seesWholePage(page, "Services");
  });

  test("and so does the document around it, after a link: the document is loaded, once", async ({
    page,
  }) => {
    await breakWords(page, "blog", brokenHead);
    await openHydrated(page, "/about");
    const documents = countDocuments(page);
    let faults = 0;
    page.on("console", (message) => {
      if (/TypeError/.test(message.text())) faults++;
    });
    await footerLink(page, "Blog").click();
    // One in the page that the link opened, one in its document.
    await expect.poll(() => faults).toBe(2);
    await waitUntilIdle(page);
    await seesWholePage(page, "Blog");
    expect(documents()).toBe(1);
  });
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
      await waitUntilIdle(page);
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

  for (const isFromStart of [true, false]) {
    test(`the worker is denied its caches ${isFromStart ? "from the start" : "later on"}: pages come whole`, async ({
      page,
    }) => {
      const server = await startOwnServer(outputs.site);
      const worker = readFileSync(path.join(outputs.site, "sw.js"), "utf8");
      server.intercept = ({ url }, response) => {
        if (url !== "/sw.js") return false;
        response.writeHead(200, { "Content-Type": "text/javascript" }).end(`{
          const deny = () => Promise.reject(new DOMException("No", "SecurityError"));
          const denyAll = () => Object.assign(CacheStorage.prototype, { open: deny, match: deny, keys: deny });
          if (${isFromStart}) denyAll();
          addEventListener("message", (event) => {
            if (event.data !== "deny") return;
            denyAll();
            event.stopImmediatePropagation();
            event.ports[0].postMessage("denied");
          });
        }
        ${worker}`);
        return true;
      };
      await openHydrated(page, `${server.origin}/about`);
      if (isFromStart) {
        await expect.poll(() => server.answers.map((answer) => answer.path)).toContain("/sw.js");
        // A worker without caches does not start.
        await page.waitForFunction(
          async () => (await navigator.serviceWorker.getRegistrations()).length === 0,
        );
      } else {
        await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
        await page.evaluate(
          () =>
            new Promise((resolve) => {
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = resolve;
              navigator.serviceWorker.controller?.postMessage("deny", [port2]);
            }),
        );
      }
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
