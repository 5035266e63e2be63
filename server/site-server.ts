import { readFileSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { canonicalPath, notFoundPath } from "../app/policies/canonical-path.ts";
import {
  allowedMethods,
  answerHeaders,
  contentTypes,
  redirectStatus,
} from "../app/policies/http-policy.ts";
import { htmlFile } from "./outputs.ts";
import { readSiteFiles } from "./site-files.ts";

/**
 * Serves a built site: about.html for `/about`, 308 for other spellings, 404.html for unknown
 * paths. sirv only gets requests for files that existed at startup.
 */
export function siteHandler(folder: string): RequestListener {
  const { pages, others, styleHashes } = readSiteFiles(folder);
  const notFoundPage = readFileSync(path.join(folder, htmlFile(notFoundPath)));
  const sendFile = sirv(folder, { brotli: true, gzip: true, etag: true, extensions: ["html"] });
  return (request, response) => {
    const [, pathname = "", query = ""] = /^([^?]*)(.*)$/s.exec(request.url ?? "") ?? [];
    const isFound = pages.has(pathname) || others.has(pathname);
    const headers = answerHeaders(isFound ? pathname : notFoundPath, styleHashes);
    response.setHeaders(new Map(Object.entries(headers)));
    const page = canonicalPath(pathname);
    if (!allowedMethods.includes(request.method ?? "")) {
      // Do not wait for the request body.
      const refusal = { Allow: allowedMethods.join(", "), Connection: "close" };
      response.writeHead(405, refusal).end();
    } else if (pathname === "/healthz") {
      response.writeHead(200, { "Content-Type": contentTypes.txt }).end("ok\n");
    } else if (isFound) {
      // sirv fails on ranges such as 9-1, and no file is large enough to need them.
      delete request.headers.range;
      // sirv does not handle files that vanish, or clients that disconnect.
      response.once("pipe", (file) => {
        file.once("error", () => response.destroy());
        response.once("close", () => file.destroy());
      });
      sendFile(request, response);
    } else if (pages.has(page)) {
      const redirect = { Location: `${page}${query}`, "Content-Length": 0 };
      response.writeHead(redirectStatus, redirect).end();
    } else {
      response.writeHead(404, { "Content-Length": notFoundPage.length }).end(notFoundPage);
    }
  };
}

/** Connections that are slow, idle (milliseconds) or send larger headers (bytes) are closed. */
const limits = { headersTimeout: 10_000, requestTimeout: 15_000, maxHeaderSize: 8_192 };
const silence = 30_000;

export function createSiteServer(folder: string): Server {
  return createServer(limits, siteHandler(folder)).setTimeout(silence);
}
