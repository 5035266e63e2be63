import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createSiteServer } from "../server/site-server.ts";

export type ServedFolder = { port: number; origin: string; close: () => void };

/** Serves a built site on a free local port, like `npm start`, until closed. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const server = createSiteServer(folder).listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: `http://localhost:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
