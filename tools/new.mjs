import { installIfNeeded, run } from "./install.mjs";

/* npm run new:article "Title" and npm run new:testimonial. */

installIfNeeded();
process.exitCode = await run(["tools/new-content.ts", ...process.argv.slice(2)]);
