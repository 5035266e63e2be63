import { installIfNeeded, run } from "./install.mjs";

/* npm run dev: installs what is missing, serves the site from its sources, and follows changes. */

installIfNeeded();
process.exitCode = await run(["server/development.ts"]);
