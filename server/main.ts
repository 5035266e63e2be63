import { outputs } from "../tools/outputs.ts";
import { listenOn } from "./listen.ts";
import { createSiteServer } from "./site-server.ts";

/* Serves the built site. */

listenOn(createSiteServer(outputs.site), 4173, "npm start");
