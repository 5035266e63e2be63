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
import { htmlFile } from "../tools/outputs.ts";
import { readSiteFiles } from "./site-files.ts";

/**
 * Answers from a built site: `/about` with about.html, another spelling of it with 308, an unknown
 * path with 404.html. The library is asked for nothing but files that were there at the start.
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
      // Whatever else is sent is not waited for.
      const refusal = { Allow: allowedMethods.join(", "), Connection: "close" };
      response.writeHead(405, refusal).end();
    } else if (pathname === "/healthz") {
      response.writeHead(200, { "Content-Type": contentTypes.txt }).end("ok\n");
    } else if (isFound) {
      // The library fails on ranges such as 9-1, and nothing here is long enough to need parts of it.
      delete request.headers.range;
      // It also leaves its streams alone where a file is gone by now, or the visitor is.
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

/** Who is slow, silent (in milliseconds) or says more than this (in bytes) is hung up on. */
const limits = { headersTimeout: 10_000, requestTimeout: 15_000, maxHeaderSize: 8_192 };
const silence = 30_000;

export function createSiteServer(folder: string): Server {
  return createServer(limits, siteHandler(folder)).setTimeout(silence);
}
