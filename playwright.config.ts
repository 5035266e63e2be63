import { defineConfig } from "@playwright/test";
import { browserPath } from "./tools/find-browser.ts";
import { freePort } from "./tools/serve-folder.ts";

// The workers load this file, too, and inherit the port.
process.env.TEST_PORT ??= String(await freePort());
const baseURL = `http://localhost:${process.env.TEST_PORT}`;

export default defineConfig({
  testDir: "tests",
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  projects: [
    { name: "build of other content", testMatch: "modified/build.spec.ts" },
    { name: "site", testIgnore: "modified/**" },
    {
      name: "site with other content",
      testMatch: "modified/*.spec.ts",
      testIgnore: "**/build.spec.ts",
      dependencies: ["build of other content"],
    },
  ],
  use: {
    // page.route() does not see requests behind a service worker, so tests of the worker opt in.
    serviceWorkers: "block",
    baseURL,
    launchOptions: {
      executablePath: browserPath(),
      // No other host resolves. (Blocking with Playwright's routes would disable the HTTP cache.)
      args: ["--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1"],
    },
  },
  webServer: {
    command: "node server/main.ts",
    env: { PORT: process.env.TEST_PORT },
    url: baseURL,
  },
});
