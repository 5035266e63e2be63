import { existsSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";
import { findOnPath, findProgram } from "./system-programs.ts";

const usual = [
  chromium.executablePath(),
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

/** The path of Playwright's Chromium or the system's. Without one, says what to do and exits. */
export function browserPath(): string {
  const found = findProgram(
    () => usual.find((file) => existsSync(file)) ?? findOnPath(...names),
    ["chromium-headless-shell", "fonts-liberation"],
    "This needs Chromium. Run `npx playwright install chromium`, or install Chromium or Chrome",
  );
  if ("path" in found) return found.path;
  console.error(found.problem);
  process.exit(1);
}

export const launchBrowser = (...args: string[]): Promise<Browser> =>
  chromium.launch({ executablePath: browserPath(), args });
