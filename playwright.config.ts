import { defineConfig, devices } from "@playwright/test";
import { browserPath } from "./tests/find-browser.ts";
import { freePort } from "./tests/local-port.ts";

// The workers load this file, too, and inherit the port.
process.env.TEST_PORT ??= String(await freePort());
const baseURL = `http://localhost:${process.env.TEST_PORT}`;

/**
 * A whole Chromium starts three processes with each window that no test needs: two lists below its
 * address bar, and a spare one. Starting them takes as long as a test's page. It reads the last list
 * of features alone, so this repeats what Playwright turns off.
 */
const featuresOff = [
  ...["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "SpareRendererForSitePerProcess"],
  ...["AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"],
  ...["MediaRouter", "NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding"],
];

/** No other host answers. (Blocking with Playwright's routes would disable the HTTP cache.) */
const offline = {
  chromium: {
    launchOptions: {
      executablePath: browserPath(),
      args: [
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
        `--disable-features=${featuresOff.join()}`,
      ],
    },
  },
  others: { proxy: { server: "http://127.0.0.1:9", bypass: "localhost" } },
};

/** What a visitor does on every page, in every engine. The others need Chromium's own abilities. */
const everyEngine = "visitor/{blog,header,navigation,no-script,not-found,testimonials}.spec.ts";

export default defineConfig({
  testDir: "tests",
  // The launched site is beside it.
  outputDir: "test-results/playwright",
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  // Machines differ in speed, and some tests walk through all pages: a limit only ends what hangs.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  workers: 2,
  forbidOnly: true,
  projects: [
    {
      name: "Chromium",
      use: offline.chromium,
      testIgnore: ["launched/**", "specification/**"],
    },
    {
      name: "Chromium: specification",
      use: offline.chromium,
      testMatch: "specification/*.spec.ts",
    },
    {
      name: "Firefox",
      use: { ...devices["Desktop Firefox"], ...offline.others },
      testMatch: everyEngine,
    },
    {
      name: "WebKit",
      use: { ...devices["Desktop Safari"], ...offline.others },
      testMatch: everyEngine,
    },
  ],
  use: {
    // page.route() does not see requests behind a service worker, so tests of the worker opt in.
    serviceWorkers: "block",
    baseURL,
  },
  webServer: {
    command: "vite preview",
    env: { PORT: process.env.TEST_PORT, HOST: "localhost" },
    url: baseURL,
  },
});
