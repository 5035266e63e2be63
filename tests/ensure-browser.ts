import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

/** The path of the first of these programs on the PATH. */
function findOnPath(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const files = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  return files.find((file) => existsSync(file));
}

function findBrowser(): string | undefined {
  const usual = [
    chromium.executablePath(),
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  ];
  const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];
  return usual.find((file) => existsSync(file)) ?? findOnPath(...names);
}

/**
 * The path of Playwright's Chromium or the system's. As root on Debian, installs a missing one;
 * elsewhere says what to do and exits.
 */
export function browserPath(): string {
  if (findBrowser() === undefined && process.getuid?.() === 0 && findOnPath("apt-get")) {
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
