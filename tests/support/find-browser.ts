import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

/** What to say if there is none. */
export const noBrowser =
  "The tests need Chromium. Run `npx playwright install chromium`, or install Chromium or Chrome.";

/** The path of Playwright's Chromium or the system's, if there is one. */
export function findBrowser(): string | undefined {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const files = [
    chromium.executablePath(),
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    ...names.flatMap((name) => folders.map((folder) => path.join(folder, name))),
  ];
  return files.find((file) => existsSync(file));
}
