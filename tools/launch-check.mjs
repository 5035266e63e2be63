import { installIfNeeded, run } from "./install.mjs";

/* npm run launch-check: installs what is missing, builds what has changed, lists what must not go public. */

installIfNeeded();
process.exitCode = await run(["tools/build.ts", "--if-changed"]);
if (process.exitCode === 0) {
  console.log();
  process.exitCode = await run(["tools/launch-check.ts"]);
}
