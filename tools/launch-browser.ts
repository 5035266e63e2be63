import { type Browser, chromium } from "@playwright/test";
import { findBrowser, launchArguments } from "./find-browser.ts";

/** Launches Chromium for a tool. If none is found, says what to do and exits with code 1. */
export async function launchBrowser(...more: string[]): Promise<Browser> {
  const found = findBrowser();
  if ("problem" in found) {
    console.error(found.problem);
    process.exit(1);
  }
  return chromium.launch({ executablePath: found.path, args: [...launchArguments, ...more] });
}
