import { installIfNeeded, run } from "./install.mjs";

/* npm start: installs what is missing, builds what has changed, serves the site. */

installIfNeeded();
process.exitCode =
  (await run(["tools/build.ts", "--if-changed"])) || (await run(["server/main.ts"]));
