import { existsSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";
import { findOnPath, findProgram } from "./system-programs.ts";

/** Chromium arguments for tests and screenshots: quiet, without background requests. */
export const launchArguments = [
  // Chromium's sandbox does not work as root.
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The headless shell starts and draws faster: it has no window. */
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "chrome",
];
const wellKnown = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * Finds Chromium: Playwright's, the system's, or Debian's, which is installed if permitted.
 * @returns its path, or one line that tells the user what to do
 */
export function findBrowser(): { path: string } | { problem: string } {
  return findProgram(
    existing,
    ["chromium-headless-shell", "fonts-liberation"],
    "The browser tests need Chromium. Run `npx playwright install chromium`, or install Chromium or Chrome",
  );
}

function existing(): string | undefined {
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  return findOnPath(...names) ?? wellKnown.find((file) => existsSync(file));
}

/** Launches Chromium for a tool. If none is found, says what to do and exits with code 1. */
export async function launchBrowser(...more: string[]): Promise<Browser> {
  const found = findBrowser();
  if ("problem" in found) {
    console.error(found.problem);
    process.exit(1);
  }
  return chromium.launch({ executablePath: found.path, args: [...launchArguments, ...more] });
}
