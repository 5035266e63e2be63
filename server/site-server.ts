import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { canonicalPath } from "../app/policies/canonical-path.ts";
import { contactFileType } from "../app/policies/contact-card.ts";
import { securityHeaders } from "../app/policies/security-headers.ts";
import { notFoundPath } from "../app/routes.ts";
import { findBuiltPages } from "./built-pages.ts";

const year = 60 * 60 * 24 * 365;

/**
 * A server of static files: `/about` answers with about.html, another spelling of it leads there by
 * 308, an unknown path answers with 404.html and status 404. It serves what was in the folder when
 * it was made.
 */
export function createSiteServer(folder: string): Server {
  const notFoundPage = readFileSync(path.join(folder, "404.html"));
  const pages = findBuiltPages(folder);
  const secure = (response: ServerResponse, address: string) => {
    const headers = securityHeaders(pages.get(address)?.styleHashes);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  };
  const notFound = (_request: IncomingMessage, response: ServerResponse) => {
    secure(response, notFoundPath);
    response.setHeader("Content-Type", "text/html;charset=utf-8");
    response.setHeader("Cache-Control", "no-cache");
    response.statusCode = 404;
    response.end(notFoundPage);
  };
  const serve = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, pathname) => {
      secure(response, pathname);
      // sirv's list of types does not know these.
      if (pathname.endsWith(".vcf")) response.setHeader("Content-Type", contactFileType);
      if (pathname.endsWith(".ico")) response.setHeader("Content-Type", "image/x-icon");
      // Names in assets/ carry a hash of what is in them; everything else is asked for again.
      response.setHeader(
        "Cache-Control",
        pathname.startsWith("/assets/") ? `public, max-age=${year}, immutable` : "no-cache",
      );
    },
    onNoMatch: notFound,
  });
  return createServer((request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    const [pathname = "/", query] = (request.url ?? "/").split(/(?=\?)/);
    const canonical = canonicalPath(pathname);
    const isPage = pages.has(canonical) && canonical !== notFoundPath;
    if (pathname !== canonical && isPage) {
      secure(response, canonical);
      response.writeHead(308, { Location: `${canonical}${query ?? ""}` }).end();
      return;
    }
    // The page of missing pages is no page to ask for.
    if (canonical === notFoundPath) notFound(request, response);
    else serve(request, response);
  });
}
