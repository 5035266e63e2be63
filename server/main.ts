import { existsSync } from "node:fs";
import { listenOn } from "./listen.ts";
import { outputs } from "./outputs.ts";
import { createSiteServer } from "./site-server.ts";

process.env.PORT ??= "4173";
if (!existsSync(outputs.site)) {
  console.error(`There is no built site in ${outputs.site}. Build it first: npm run build`);
  process.exit(1);
}
listenOn(createSiteServer(outputs.site));
