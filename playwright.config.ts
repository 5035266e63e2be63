import { defineConfig, devices } from "@playwright/test";
import { findBrowser, noBrowser } from "./tests/support/find-browser.ts";

/** The site, and the tests' own clinic. Workers load this file once the ports are known. */
const site = { baseURL: `http://localhost:${process.env.SITE_PORT}` };
const clinic = { baseURL: `http://localhost:${process.env.CLINIC_PORT}` };

const executablePath = findBrowser();
if (executablePath === undefined) throw new Error(noBrowser);
const chromium = {
  launchOptions: {
    executablePath,
    args: [
      // No other host answers. (Blocking with Playwright's routes would disable the HTTP cache.)
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
      // Chromium then keeps no spare process, and opens a page in the process of the empty window.
      "--renderer-process-limit=1",
    ],
  },
  // The unit tests run east of UTC, and visitors are west of it.
  timezoneId: "America/New_York",
};
const ofSite = { fullyParallel: true, use: { ...chromium, ...site } };

/** What a visitor does in every engine. Other tests need Chromium's own abilities. */
const inEngine = (name: string, device: string) => ({
  name,
  testMatch: "visitor/{blog,header,navigation,no-script,story}.spec.ts",
  use: {
    ...devices[device],
    ...clinic,
    proxy: { server: "http://127.0.0.1:9", bypass: "localhost" },
  },
});

/** Machines differ in speed, and may be busy: a limit, ten times the slowest test of a busy one, ends what hangs. */
const hanging = 6 * 60_000;

/** Serves a built site at a free port, which becomes the value of a variable. */
const preview = (script: string, port: string) => ({
  command: `npm run ${script}`,
  env: { PORT: "0" },
  wait: { stdout: new RegExp(`localhost:(?<${port}>\\d+)`) },
  timeout: hanging,
});

export default defineConfig({
  testDir: "tests",
  globalSetup: "tests/support/fresh-builds.ts",
  timeout: hanging,
  expect: { timeout: 60_000 },
  workers: 2,
  forbidOnly: true,
  projects: [
    { name: "site", testMatch: "{pages,specification}/*.spec.ts", ...ofSite },
    // Three pages of the tests’ clinic, which has what this one may get: a hospital, photographs, more of everything.
    {
      name: "clinic",
      testMatch: "pages/pages.spec.ts",
      grep: /\/(services\/emergency|contact|blog\/first-visit)$/,
      ...ofSite,
      use: { ...chromium, ...clinic },
    },
    { name: "visitor", testMatch: "visitor/*.spec.ts", use: { ...chromium, ...clinic } },
    // Each of its tests builds several times.
    { name: "commands", testMatch: "commands/*.spec.ts", timeout: 4 * hanging, ...ofSite },
    inEngine("Firefox", "Desktop Firefox"),
    inEngine("WebKit", "Desktop Safari"),
  ],
  use: {
    // Smooth scrolling takes a second before most taps. Tests of it turn it on themselves.
    contextOptions: { reducedMotion: "reduce" },
    // A click on an element that is covered or gone fails after a minute, not at the limit of its test.
    actionTimeout: 60_000,
    // page.route() does not see requests behind a service worker, so tests of the worker opt in.
    serviceWorkers: "block",
  },
  webServer: [preview("preview", "SITE_PORT"), preview("preview:clinic", "CLINIC_PORT")],
});
