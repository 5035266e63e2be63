import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { siteHandler } from "../plugins/host/site-handler.ts";

/** Starts a server on a local port, by default a free one. */
export async function listen(server: Server, port = 0): Promise<number> {
  await once(server.listen(port), "listening");
  return (server.address() as AddressInfo).port;
}

/** Serves a built site on a free local port, like `npm start`, until closed. */
export async function serveFolder(folder: string) {
  const server = createServer(siteHandler(folder));
  const port = await listen(server);
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { port, origin: `http://localhost:${port}`, close };
}

/** A free local port. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe);
  await once(probe.close(), "close");
  return port;
}
