import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { createSiteServer } from "../../server/site-server.ts";
import { outputs } from "../../tools/outputs.ts";

/*
 * The built site as its server gives it, with a record of what goes wrong in the browser: WebKit's
 * driver tells nothing of the console.
 */

const reports = "/reports";
/** A page that is missing on purpose: it answers with 404, and says so in the console. */
export const missingPage = "/no-such-page";

/**
 * Comes before the script that every page asks for. What the page says in the console and what fails
 * is sent to the server.
 */
const recorder = `{
  const tell = (kind, text) => navigator.sendBeacon("${reports}", kind + ": " + text);
  addEventListener("error", ({ message }) => tell("error", message));
  addEventListener("unhandledrejection", ({ reason }) => tell("rejection", reason));
  for (const kind of ["log", "info", "warn", "error"]) {
    console[kind] = (...parts) => tell(kind, parts.join(" "));
  }
}\n`;

export type WatchedSite = {
  origin: string;
  /** What has gone wrong since the last call. */
  takeNoise: () => string[];
  /** For what a browser tells by itself. */
  tell: (line: string) => void;
  close: () => void;
};

export async function startWatchedSite(): Promise<WatchedSite> {
  const noise: string[] = [];
  const site = createSiteServer(outputs.site);
  const siteOrigin = await listen(site);
  const watcher = createServer(async (request, response) => {
    const address = request.url ?? "/";
    if (address === reports) {
      const line = await bodyOf(request);
      if (!line.endsWith(`no page at ${missingPage}`)) noise.push(line);
      response.writeHead(204).end();
      return;
    }
    const answer = await fetch(`${siteOrigin}${address}`, { redirect: "manual" });
    if (answer.status >= 400 && address !== missingPage) {
      noise.push(`status ${answer.status}: ${address}`);
    }
    const headers = new Map(answer.headers);
    // The text comes unpacked, and may grow.
    for (const name of ["content-encoding", "content-length", "transfer-encoding", "connection"]) {
      headers.delete(name);
    }
    const policy = headers.get("content-security-policy");
    if (policy !== undefined) {
      headers.set("content-security-policy", `${policy}; report-uri ${reports}`);
    }
    const body = Buffer.from(await answer.arrayBuffer());
    const isFirstScript = /\/entry\.boot-[\w-]+\.js$/.test(address);
    response
      .writeHead(answer.status, Object.fromEntries(headers))
      .end(isFirstScript ? Buffer.concat([Buffer.from(recorder), body]) : body);
  });
  return {
    origin: await listen(watcher),
    takeNoise: () => noise.splice(0),
    tell: (line) => noise.push(line),
    close: () => {
      for (const server of [watcher, site]) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}

async function listen(server: Server): Promise<string> {
  server.listen(0);
  await once(server, "listening");
  const address = server.address();
  return `http://localhost:${typeof address === "object" ? address?.port : 0}`;
}
