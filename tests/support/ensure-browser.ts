import { spawnSync } from "node:child_process";
import { findBrowser, noBrowser } from "./find-browser.ts";

/* `npm test` begins with this. As root on Debian, it installs a browser if there is none. */

if (findBrowser() === undefined && process.getuid?.() === 0) {
  console.log("There is no Chromium for the tests, so apt-get installs chromium-headless-shell.");
  // Where there is no apt-get, this fails, and the message below says what to do.
  const install = "apt-get install -qq --no-install-recommends";
  const command = `apt-get update -qq && ${install} chromium-headless-shell fonts-liberation`;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync(command, { shell: true, stdio: "inherit", env });
}
if (findBrowser() === undefined) {
  console.error(noBrowser);
  process.exit(1);
}
