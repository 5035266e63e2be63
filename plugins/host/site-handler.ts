import { readdirSync, readFileSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { canonicalPath, notFoundPath } from "../../src/policies/canonical-path.ts";
import { htmlFile } from "../output.ts";

/** Answers one request for a file or page of the site. */
type SiteHandler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Answers as the host will, from what is in a built site: _headers, _redirects, 404.html and
 * compressed copies. Notices a new build.
 */
export function siteHandler(folder: string): SiteHandler {
  const send = sirv(folder, { dev: true, dotfiles: true, etag: true, brotli: true, gzip: true });
  let site = readSite(folder);
  return (request, response) => {
    if (site.builtAt !== builtAt(folder)) site = readSite(folder);
    const [, pathname = "", query = ""] = /^([^?]*)(.*)$/s.exec(request.url ?? "") ?? [];
    const file = site.files.get(pathname);
    const canonical = canonicalPath(pathname);
    const redirect = file === undefined ? site.redirects.get(pathname) : undefined;
    // What a host does unless a rule says otherwise.
    response.setHeader("Cache-Control", "public, max-age=0, must-revalidate");
    for (const { pattern, headers } of site.rules) {
      if (pattern.test(pathname)) response.setHeaders(headers);
    }
    if (request.method !== "GET" && request.method !== "HEAD") {
      // Do not wait for the request body.
      response.writeHead(405, { Allow: "GET, HEAD", Connection: "close" }).end();
    } else if (redirect !== undefined) {
      response.writeHead(redirect.status, { Location: redirect.to + query }).end();
    } else if (file !== undefined) {
      request.url = file;
      send(request, response);
    } else if (site.files.has(canonical)) {
      response.writeHead(308, { Location: canonical + query }).end();
    } else {
      response.writeHead(404, { "Content-Type": "text/html;charset=utf-8" }).end(site.notFound);
    }
  };
}

/** The build writes this file last. */
const builtAt = (folder: string) => statSync(path.join(folder, "_headers")).mtimeMs;

function readSite(folder: string) {
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
  return {
    builtAt: builtAt(folder),
    files: listFiles(folder),
    redirects: new Map(
      (read("_redirects").match(/.+/g) ?? []).map((line) => {
        const [from = "", to = "", status] = line.split(" ");
        return [from, { to, status: Number(status) }];
      }),
    ),
    rules: parseHeaders(read("_headers")),
    notFound: readFileSync(path.join(folder, htmlFile(notFoundPath))),
  };
}

/** The file of each address: `/about.html` of `/about`. Copies, and files for the host, have none. */
export function listFiles(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((file) => `/${file.split(path.sep).join("/")}`)
    .filter((file) => !/\.(?:br|gz)$|^\/(?:404\.html|_headers|_redirects)$/.test(file));
  return new Map(files.map((file) => [canonicalPath(file), file]));
}

/** The rules of _headers, in order. A star stands for any text. */
export function parseHeaders(text: string): { pattern: RegExp; headers: Map<string, string> }[] {
  const rules = text.split(/^(?=\/)/m).filter(Boolean);
  return rules.map((rule) => {
    const [pattern = "", ...lines] = rule.trim().split("\n");
    const parts = pattern.split("*").map((part) => part.replaceAll(".", "\\."));
    const headers = lines.map((line) => line.trim().split(/: (.*)/) as [string, string]);
    return { pattern: new RegExp(`^${parts.join(".*")}$`), headers: new Map(headers) };
  });
}
