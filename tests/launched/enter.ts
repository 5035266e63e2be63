import { existsSync } from "node:fs";
import { launchedFolder } from "./launched-site.ts";

/* Tests read the content and the built site of the folder that they run in. */

if (!existsSync(`${launchedFolder}/dist/site`)) {
  throw new Error("There is no launched site to test. Build it: npm run build:launched");
}
process.chdir(launchedFolder);
