import { existsSync, readFileSync } from "node:fs";
import { build } from "vite";
import { fingerprint, stamp } from "../plugins/prerender/build-stamp.ts";

/* Builds the site as `vite build` does, unless nothing has changed since. */

if (existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint("production")) {
  console.log("The build is up to date.");
} else {
  await build().catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
}
