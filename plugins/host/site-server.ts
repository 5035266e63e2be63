import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import path from "node:path";
import { canonicalPath, notFoundPath } from "../../src/policies/canonical-path.ts";
import {
  allowedMethods,
  cacheForever,
  cacheRevalidated,
  canonicalRedirectStatus,
  movedPageStatus,
  responseHeaders,
} from "../../src/policies/http-policy.ts";
import { htmlFile } from "../output.ts";
import { readSiteFiles } from "./site-files.ts";

/** A file as it is sent, in one encoding; `encoding` is empty if it is not compressed. */
type EncodedFile = { encoding: string; body: Buffer; headers: Map<string, string> };

/**
 * Serves a built site: about.html for `/about`, a redirect for `/about/`, `/about.html` and what is in
 * content/redirects.yaml, 404.html for unknown paths. Reads the files once, at startup.
 */
export function siteHandler(folder: string): RequestListener {
  const { pages, others } = readSiteFiles(folder);
  const read = (file: string, headers: Record<string, string>) =>
    readEncodings(path.join(folder, file), headers);
  const redirects = readRedirects(folder);
  const notFound = read(
    htmlFile(notFoundPath),
    responseHeaders(notFoundPath, pages.get(notFoundPath)),
  );
  const files = new Map<string, EncodedFile[]>();
  for (const page of pages.keys()) {
    files.set(page, read(htmlFile(page), responseHeaders(page, pages.get(page))));
  }
  for (const name of others) files.set(name, read(name, responseHeaders(name)));
  files.delete(notFoundPath);

  return (request, response) => {
    const [, pathname = "", query = ""] = /^([^?]*)(.*)$/s.exec(request.url ?? "") ?? [];
    const found = files.get(pathname);
    const moved = redirects.get(pathname);
    const target = moved ?? canonicalPath(pathname);
    if (!allowedMethods.includes(request.method ?? "")) {
      // Do not wait for the request body.
      const refusal = { Allow: allowedMethods.join(", "), Connection: "close" };
      response.writeHead(405, refusal).end();
    } else if (found === undefined && files.has(target)) {
      const redirect = { Location: `${target}${query}`, "Cache-Control": cacheRevalidated };
      response
        .writeHead(moved === undefined ? canonicalRedirectStatus : movedPageStatus, redirect)
        .end();
    } else {
      const accepted = request.headers["accept-encoding"] ?? "";
      const copy = (found ?? notFound).find(({ encoding }) => accepted.includes(encoding));
      const etag = copy?.headers.get("ETag");
      const isCurrent = etag !== undefined && request.headers["if-none-match"]?.includes(etag);
      response.setHeaders(copy?.headers ?? new Map());
      response.writeHead(found === undefined ? 404 : isCurrent ? 304 : 200);
      // Node leaves the body out of 304 and of answers to HEAD.
      response.end(copy?.body);
    }
  };
}

/** Pages by the old address that leads to them. */
function readRedirects(folder: string): Map<string, string> {
  const lines = readFileSync(path.join(folder, "_redirects"), "utf8").match(/.+/g) ?? [];
  return new Map(lines.map((line) => line.split(" ") as [from: string, to: string]));
}

const encodings = { br: ".br", gzip: ".gz", "": "" };

/** The compressed copies of a file, then the file itself. */
function readEncodings(file: string, headers: Record<string, string>): EncodedFile[] {
  return Object.entries(encodings)
    .filter(([, ending]) => existsSync(file + ending))
    .map(([encoding, ending], _, { length }) => {
      const body = readFileSync(file + ending);
      const sent = new Map(Object.entries(headers)).set("Content-Length", String(body.length));
      if (encoding !== "") sent.set("Content-Encoding", encoding);
      if (length > 1) sent.set("Vary", "Accept-Encoding");
      if (headers["Cache-Control"] !== cacheForever) {
        const hash = createHash("sha256").update(body).digest("base64url");
        sent.set("ETag", `"${hash.slice(0, 16)}"`);
      }
      return { encoding, body, headers: sent };
    });
}
