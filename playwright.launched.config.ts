import { defineConfig } from "@playwright/test";
import config from "./playwright.config.ts";
import "./tests/launched/enter.ts";
import { launchedFolder, publicBuild } from "./tests/launched/launched-site.ts";

/*
 * The launched site in a browser: npm test runs it last. A run of its own, because tests read the
 * content when they are listed, for all projects at once.
 */

Object.assign(process.env, publicBuild);
const [chromium] = config.projects ?? [];

export default defineConfig({
  ...config,
  outputDir: "test-results/playwright-launched",
  projects: [
    { ...chromium, name: "Chromium: launched", testMatch: "launched/*.spec.ts", testIgnore: [] },
    // What hangs on the words and facts of a clinic. Everything else is the same code on both sites.
    { ...chromium, name: "Chromium: facts", grep: /@facts/ },
  ],
  webServer: { ...Object(config.webServer), cwd: launchedFolder },
});
