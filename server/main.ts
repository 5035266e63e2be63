import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { listenOn } from "./listen.ts";
import { outputs } from "./outputs.ts";
import { siteHandler } from "./site-server.ts";

process.env.PORT ??= "4173";
if (!existsSync(outputs.site)) {
  console.error(`There is no built site in ${outputs.site}. Build it first: npm run build`);
  process.exit(1);
}
listenOn(createServer(siteHandler(outputs.site)));
