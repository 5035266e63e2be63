import { type Browser, chromium } from "@playwright/test";
import { findBrowser, launchArguments } from "./find-browser.ts";

/** Starts Chromium for a tool. Where there is none, one line says what to do, and the process ends with code 1. */
export async function launchBrowser(...more: string[]): Promise<Browser> {
  const found = findBrowser();
  if ("problem" in found) {
    console.error(found.problem);
    process.exit(1);
  }
  return chromium.launch({ executablePath: found.path, args: [...launchArguments, ...more] });
}
