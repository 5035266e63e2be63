import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

function findBrowser(): string | undefined {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const files = [
    chromium.executablePath(),
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    ...names.flatMap((name) => folders.map((folder) => path.join(folder, name))),
  ];
  return files.find((file) => existsSync(file));
}

/**
 * The path of Playwright's Chromium or the system's. As root on Debian, installs a missing one;
 * elsewhere says what to do and exits.
 */
export function browserPath(): string {
  if (findBrowser() === undefined && process.getuid?.() === 0) {
    // Where there is no apt-get, this fails, and the message below says what to do.
    const install = "apt-get install -qq --no-install-recommends";
    const command = `apt-get update -qq && ${install} chromium-headless-shell`;
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    spawnSync(command, { shell: true, stdio: "inherit", env });
  }
  const found = findBrowser();
  if (found !== undefined) return found;
  console.error(
    "This needs Chromium. Run `npx playwright install chromium`, or install Chromium or Chrome.",
  );
  process.exit(1);
}
