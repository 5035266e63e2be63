import { defineConfig } from "@playwright/test";
import { findBrowser, launchArguments } from "./tools/find-browser.ts";

const port = process.env.TEST_PORT ?? "4317";
const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;

/** BROWSER_PATH, or a browser on this machine. */
function browserPath(): string {
  const known = process.env.BROWSER_PATH;
  if (known !== undefined) return known;
  const browser = findBrowser();
  if ("problem" in browser) throw new Error(browser.problem);
  return browser.path;
}

export default defineConfig({
  testDir: "tests",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results",
  timeout: 30_000,
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  projects: [
    { name: "site", testIgnore: "modified/**" },
    { name: "build of other content", testMatch: "modified/build.spec.ts" },
    {
      name: "site with other content",
      testMatch: "modified/*.spec.ts",
      testIgnore: "**/build.spec.ts",
      dependencies: ["build of other content"],
    },
  ],
  reporter: report === undefined ? "list" : [["dot"], ["json", { outputFile: report }]],
  use: {
    // page.route() does not see requests behind a service worker, so tests of the worker opt in.
    serviceWorkers: "block",
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: browserPath(),
      // No other host resolves. (Blocking with Playwright's routes would disable the HTTP cache.)
      args: [
        ...launchArguments,
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
      ],
    },
  },
  webServer: {
    command: "node server/main.ts",
    env: { PORT: port },
    url: `http://localhost:${port}/`,
    stdout: "ignore",
  },
});
