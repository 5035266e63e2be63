import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

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
  const found = existing() ?? (installFromDebian() ? existing() : undefined);
  return found === undefined
    ? {
        problem:
          "The browser tests need Chromium. Run `npx playwright install chromium`, or install Chromium or Chrome, and start again.",
      }
    : { path: found };
}

function existing(): string | undefined {
  const onPath = (process.env.PATH ?? "")
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)));
  return [chromium.executablePath(), ...onPath, ...wellKnown].find((file) => existsSync(file));
}

/** Only as root: a test run should not ask for a password. */
function installFromDebian(): boolean {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  console.log("No Chromium here: installing Debian's ...");
  const apt = (...args: string[]) =>
    spawnSync("apt-get", args, {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    }).status === 0;
  return apt("update", "-qq") && apt("install", "-y", "-qq", "--no-install-recommends", "chromium");
}
