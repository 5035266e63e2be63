import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { siteHandler } from "../plugins/host/site-server.ts";
import { listenOn } from "../plugins/listen.ts";
import { outputs } from "../plugins/output.ts";

process.env.PORT ??= "4173";
if (!existsSync(outputs.site)) {
  console.error(`There is no built site in ${outputs.site}. Build it first: npm run build`);
  process.exit(1);
}
listenOn(createServer(siteHandler(outputs.site)));
