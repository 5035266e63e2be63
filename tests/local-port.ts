import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Starts a server on a local port, by default a free one. */
async function listen(server: Server, port = 0): Promise<number> {
  await once(server.listen(port), "listening");
  return (server.address() as AddressInfo).port;
}

/** A free local port. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe);
  await once(probe.close(), "close");
  return port;
}
