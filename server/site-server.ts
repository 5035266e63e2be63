import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { contactFileType } from "../app/policies/contact-card.ts";
import { securityHeaders } from "../app/policies/security-headers.ts";

const year = 60 * 60 * 24 * 365;

/**
 * A server of static files: `/about` answers with about.html, an unknown path with 404.html and
 * status 404. It serves what was in the folder when it was made.
 */
export function createSiteServer(folder: string): Server {
  const notFoundPage = readFileSync(path.join(folder, "404.html"));
  const serve = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, pathname) => {
      for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
      // sirv does not know it.
      if (pathname.endsWith(".vcf")) response.setHeader("Content-Type", contactFileType);
      // Names in assets/ carry a hash of what is in them; everything else is asked for again.
      response.setHeader(
        "Cache-Control",
        pathname.startsWith("/assets/") ? `public, max-age=${year}, immutable` : "no-cache",
      );
    },
    onNoMatch: (_request, response) => {
      for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
      response.setHeader("Content-Type", "text/html;charset=utf-8");
      response.setHeader("Cache-Control", "no-cache");
      response.statusCode = 404;
      response.end(notFoundPage);
    },
  });
  return createServer((request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    serve(request, response);
  });
}
