import { installIfNeeded, run } from "./install.mjs";

/* npm run test:engines: installs what is missing, builds what has changed, visits it in Firefox and WebKit. */

installIfNeeded();
process.exitCode =
  (await run(["tools/build.ts", "--if-changed"])) ||
  (await run([
    "node_modules/vitest/vitest.mjs",
    "run",
    "--config=tests/engines/vitest.config.ts",
    ...process.argv.slice(2),
  ]));
