import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { siteHandler } from "../server/site-server.ts";

/** What was asked for, and how many bytes of body went out. */
type Answer = { path: string; status: number; bytes: number };

export type OwnServer = {
  origin: string;
  answers: Answer[];
  /** Returns true if it has answered in place of the site. */
  intercept: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Serves another build under the same addresses. */
  deploy: (folder: string) => void;
  /** Ends every connection, and takes none until `restore`. */
  cut: () => Promise<void>;
  restore: () => Promise<void>;
};

/**
 * Serves a build on a free port, for a test that cuts the connection or publishes again: a server
 * that is gone cannot be reached by a service worker either.
 */
export async function startOwnServer(folder: string): Promise<OwnServer> {
  let site = siteHandler(folder);
  const server = createServer((request, response) => {
    response.on("close", () => {
      const { statusCode: status } = response;
      const bytes = status === 304 ? 0 : Number(response.getHeader("Content-Length") ?? 0);
      own.answers.push({ path: request.url ?? "", status, bytes });
    });
    if (!own.intercept(request, response)) site(request, response);
  });
  const listen = async (port: number) => {
    server.listen(port);
    await once(server, "listening");
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const own: OwnServer = {
    origin: `http://localhost:${port}`,
    answers: [],
    intercept: () => false,
    deploy: (next) => {
      site = siteHandler(next);
    },
    cut: async () => {
      if (!server.listening) return;
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
    restore: () => listen(port),
  };
  return own;
}
