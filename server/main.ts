import { existsSync } from "node:fs";
import { outputs } from "../tools/outputs.ts";
import { logAccess } from "./access-log.ts";
import { listenOn } from "./listen.ts";
import { createSiteServer } from "./site-server.ts";

/* Serves the built site. ACCESS_LOG=off keeps it quiet. */

if (!existsSync(outputs.site)) {
  console.error(`There is no built site in ${outputs.site}. Build it first: npm run build`);
  process.exit(1);
}
const server = createSiteServer(outputs.site);
if (process.env.ACCESS_LOG !== "off") logAccess(server);
listenOn(server, 4173, "npm start");
