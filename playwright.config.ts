import { defineConfig } from "@playwright/test";
import { findBrowser, launchArguments } from "./tools/find-browser.ts";

const port = process.env.TEST_PORT ?? "4317";
const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;

/** `npm test` has found the browser already; `npx playwright test` looks for one itself. */
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
    // A test that is about the service worker allows it: behind one, page.route() sees no request.
    serviceWorkers: "block",
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: browserPath(),
      args: launchArguments,
    },
  },
  webServer: {
    command: "node server/main.ts",
    env: { PORT: port },
    url: `http://localhost:${port}/`,
    stdout: "ignore",
  },
});
