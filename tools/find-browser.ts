import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { findOnPath, installFromDebian } from "./system-programs.ts";

/** How tests and screenshots start Chromium: quiet, and without a network of its own. */
export const launchArguments = [
  // As root, in a container, Chromium has no sandbox to start in.
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];
const wellKnown = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * A Chromium for the tests: Playwright's own, one of the system, or Debian's, which is installed
 * where this process may do that.
 * @returns its path, or the one line that says what to do
 */
export function findBrowser(): { path: string } | { problem: string } {
  const found = existing() ?? (installFromDebian("chromium") ? existing() : undefined);
  return found === undefined
    ? {
        problem:
          "The browser tests need Chromium. Run `npx playwright install chromium`, or install Chromium or Chrome, and start again.",
      }
    : { path: found };
}

function existing(): string | undefined {
  return (
    [chromium.executablePath()].find((file) => existsSync(file)) ??
    findOnPath(...names) ??
    wellKnown.find((file) => existsSync(file))
  );
}
