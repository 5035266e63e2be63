import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import fresh from "fresh";
import Negotiator from "negotiator";
import parseRange from "range-parser";
import { canonicalPath } from "../app/policies/canonical-path.ts";
import { allowedMethods, redirectStatus } from "../app/policies/http-policy.ts";
import { securityHeaders } from "../app/policies/security-headers.ts";
import { type Answer, type Encoding, readAnswers } from "./answers.ts";

/** Limits of a connection, in milliseconds and bytes: who is slower or says more is hung up on. */
const usualLimits = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 5_000,
  maxHeaderSize: 8_192,
  connectionsCheckingInterval: 1_000,
  /** Of a connection on which nothing moves, a visitor who does not read the answer among them. */
  silence: 30_000,
};

/**
 * A server of the built site: `/about` answers with about.html, another spelling of it leads there
 * by 308, an unknown path answers with 404.html and status 404. All of the folder is in memory, as
 * it was when the server was made: no request touches the disk, whatever its path.
 */
export function createSiteServer(folder: string, limits = usualLimits): Server {
  const { answers, notFound } = readAnswers(folder);
  const { maxHeaderSize, silence, ...timeouts } = limits;
  const options = { maxHeaderSize, ...timeouts, optimizeEmptyRequests: true };
  const server = createServer(options, (request, response) => {
    if (!allowed.has(request.method)) {
      response.writeHead(405, refusal).end();
      return;
    }
    const { pathname, query } = splitTarget(request.url ?? "/");
    if (pathname === "/healthz") {
      response.writeHead(200, plain).end("ok\n");
      return;
    }
    const answer = answers.get(pathname);
    if (answer !== undefined) {
      send(request, response, answer);
      return;
    }
    const canonical = canonicalPath(pathname);
    if (answers.get(canonical)?.isPage) {
      response.writeHead(redirectStatus, { ...redirect, Location: `${canonical}${query}` }).end();
      return;
    }
    send(request, response, notFound);
  });
  server.setTimeout(silence);
  return server;
}

const allowed: ReadonlySet<string | undefined> = new Set(allowedMethods);
const refusal = {
  ...securityHeaders(),
  Allow: allowedMethods.join(", "),
  // Whatever else is sent is not waited for.
  Connection: "close",
};

const redirect = { ...securityHeaders(), "Content-Length": "0" };

const plain = { ...securityHeaders(), "Content-Type": "text/plain", "Cache-Control": "no-store" };

/** The path of a request and its query, as they stand; some clients send the whole address. */
function splitTarget(target: string): { pathname: string; query: string } {
  const path = target.replace(/^https?:\/\/[^/?]*/i, "");
  const start = path.indexOf("?");
  return start < 0
    ? { pathname: path, query: "" }
    : { pathname: path.slice(0, start), query: path.slice(start) };
}

/** Of an answer to HEAD, Node keeps the body back. */
function send(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const { headers } = request;
  if (answer.status === 200 && headers.range !== undefined) {
    sendRange(request, response, answer, headers.range);
    return;
  }
  const variant =
    answer.variants[encodingFor(headers["accept-encoding"])] ?? answer.variants.identity;
  const isKnown =
    answer.status === 200 &&
    headers["if-none-match"] !== undefined &&
    fresh(headers, { etag: variant.etag });
  if (isKnown) response.writeHead(304, variant.headersOf304).end();
  else response.writeHead(answer.status, variant.headers).end(variant.body);
}

/** A part of the file as it is, uncompressed; the whole of it where the request is not clear. */
function sendRange(
  request: IncomingMessage,
  response: ServerResponse,
  { status, variants: { identity } }: Answer,
  range: string,
): void {
  const { body, etag, headers } = identity;
  const condition = request.headers["if-range"];
  const parts = condition === undefined || condition === etag ? parseRange(body.length, range) : -2;
  if (parts === -1) {
    response.writeHead(416, [...plainPairs, "Content-Range", `bytes */${body.length}`]).end();
    return;
  }
  const part = parts === -2 || parts.type !== "bytes" || parts.length > 1 ? undefined : parts[0];
  if (part === undefined) {
    response.writeHead(status, headers).end(body);
    return;
  }
  const { start, end } = part;
  const length = headers.indexOf("Content-Length") + 1;
  const partly = headers.with(length, String(end - start + 1));
  response
    .writeHead(206, [...partly, "Content-Range", `bytes ${start}-${end}/${body.length}`])
    .end(body.subarray(start, end + 1));
}

const plainPairs = Object.entries(plain).flat();

const encodings: Encoding[] = ["br", "gzip", "identity"];
const negotiated = new Map<string, Encoding>();

/** The smallest encoding that a client takes. Clients say the same few things: answers are kept. */
function encodingFor(accepted: string | undefined): Encoding {
  if (accepted === undefined) return "identity";
  const known = negotiated.get(accepted);
  if (known !== undefined) return known;
  const taken = new Negotiator({ headers: { "accept-encoding": accepted } }).encodings(encodings);
  const best = encodings.find((encoding) => taken.includes(encoding)) ?? "identity";
  // A client that makes up new ones may fill no more of the memory than this.
  if (negotiated.size < 100) negotiated.set(accepted, best);
  return best;
}
