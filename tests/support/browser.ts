import path from "node:path";
import { test as base, expect, type Page, type Request, type Response } from "@playwright/test";
import { globSync } from "tinyglobby";
import { mapOrigin } from "../../src/addresses.ts";
import { clinicSite } from "./built.ts";

type Fixtures = {
  /** The errors and failed requests that a test expects, so that `quietPage` lets them pass. */
  expected: RegExp | undefined;
  quietPage: undefined;
};

const harmless = [
  // playwright.config.ts blocks service workers.
  /^warning: Service Worker registration blocked by Playwright$/,
  // Leaving a page cancels what it was still loading.
  /^failed request .+: net::ERR_ABORTED$/,
  // The map is another company's, and no test reaches another host.
  new RegExp(`^failed request ${mapOrigin}`),
];

/**
 * `test` for all browser tests. A console message, a page error, a call to a backend, a failed request or
 * an error status fails it, unless it was expected. No test reaches another host (playwright.config.ts).
 */
export const test = base.extend<Fixtures>({
  expected: [undefined, { option: true }],
  quietPage: [
    async ({ context, expected, baseURL }, use) => {
      const noise: string[] = [];
      const pathOf = (of: Request | Response) => of.url().replace(baseURL ?? "", "");
      context.on("console", (message) => noise.push(`${message.type()}: ${message.text()}`));
      context.on("weberror", (error) => noise.push(`page error: ${error.error().message}`));
      // Specification, §7: no page calls a backend. The service worker fetches our own files.
      context.on("request", (request) => {
        const isCall = /fetch|xhr/.test(request.resourceType()) && !request.serviceWorker();
        if (isCall) noise.push(`call to ${pathOf(request)}`);
      });
      context.on("requestfailed", (request) =>
        noise.push(`failed request ${pathOf(request)}: ${request.failure()?.errorText}`),
      );
      context.on("response", (response) => {
        const status = response.status();
        if (status >= 400) noise.push(`status ${status} ${pathOf(response)}`);
      });
      await use(undefined);
      const known = [...harmless, ...(expected ? [expected] : [])];
      const unexpected = noise.filter((line) => !known.some((pattern) => pattern.test(line)));
      expect(unexpected, "console, page errors and failed requests").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens a page and waits until React has taken it over. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // Where nothing hovers, React waits for a tap.
  await page.evaluate(() => matchMedia("(hover: none)").matches && document.body.click());
  await waitForHydration(page);
}

export async function waitForHydration(page: Page): Promise<void> {
  // A promise, because Playwright would otherwise ask once a frame and so make the page draw frames.
  await page.waitForFunction(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          if (list.getEntriesByName("hydrated").length > 0) resolve(true);
        }).observe({ type: "mark", buffered: true });
      }),
  );
}

/** Waits for what the app deferred to idle time. */
export async function waitUntilIdle(page: Page): Promise<void> {
  // Idle tasks run in the order in which they were requested.
  await page.evaluate(() => {
    // Safari has no requestIdleCallback.
    const wait = globalThis.requestIdleCallback ?? setTimeout;
    return new Promise((resolve) => wait(() => resolve(undefined)));
  });
}

/** Navigates as a link would, and waits until the page is there. */
export async function navigateTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => navigation.navigate(to).finished, path);
}

/** Goes back or forward, and returns the scroll position once the page is on the screen. */
export async function traverse(page: Page, direction: "back" | "forward"): Promise<number> {
  return page.evaluate(async (way) => {
    await navigation[way]().finished;
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return scrollY;
  }, direction);
}

/** When the document was loaded. Links and Back change the page in it. */
export const timeOrigin = (page: Page) => page.evaluate(() => performance.timeOrigin);

/** Holds a script of the tests' clinic back, such as `start`, until the returned function is called. */
export async function hold(page: Page, name: string): Promise<() => void> {
  const [file] = globSync(`${clinicSite}/assets/${name}-*.js`);
  if (file === undefined) throw new Error(`The build has no script ${name}`);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/${path.basename(file)}`, (route) => released.then(() => route.continue()));
  return release;
}
