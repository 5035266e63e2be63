import { installIfNeeded, run } from "./install.mjs";

/* npm test and npm run check: install what is missing, then check. */

installIfNeeded();
process.exitCode = await run(["tools/check.ts", ...process.argv.slice(2)]);
