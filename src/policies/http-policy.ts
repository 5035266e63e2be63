import { commonHeaders, securityHeaders } from "./security-headers.ts";

/* How the site is served: by our server and, through plugins/host/cdn-files.ts, by CDNs. */

/** Other methods get 405 with this as `Allow`. */
export const allowedMethods = ["GET", "HEAD"];

/** For a trailing slash and `.html`: permanent, as CDNs do it. */
export const canonicalRedirectStatus = 308;

/** For content/redirects.yaml: permanent, and documented by both Cloudflare and Netlify. */
export const movedPageStatus = 301;

/** By file extension. Every file of the site has one of these. */
const contentTypes: Record<string, string> = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  ico: "image/x-icon",
  js: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  png: "image/png",
  avif: "image/avif",
  jpg: "image/jpeg",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  // iPhones then open the contact directly, ready to be added; other browsers download it.
  vcf: "text/vcard; charset=utf-8",
  webmanifest: "application/manifest+json; charset=utf-8",
  woff2: "font/woff2",
  xml: "application/xml; charset=utf-8",
};

/** A CDN may guess the content type of these wrong. */
export const uncommonExtensions = ["ico", "vcf", "webmanifest"];

/** File names in this folder contain a content hash, so these files never change. */
export const hashedFolder = "/assets/";

export const cacheForever = "public, max-age=31536000, immutable";
/** Cacheable, but must be revalidated. */
export const cacheRevalidated = "no-cache";

/** @returns undefined for an unknown extension; pages have none in their URL */
export function contentType(pathname: string): string | undefined {
  return contentTypes[/\.([^./]+)$/.exec(pathname)?.[1] ?? "html"];
}

/**
 * The response headers that do not depend on the request.
 * @param styleHashes of a document; undefined for other files
 */
export function responseHeaders(
  pathname: string,
  styleHashes?: readonly string[],
): Record<string, string> {
  return {
    ...commonHeaders,
    ...(styleHashes && securityHeaders({ styleHashes })),
    "Cache-Control": pathname.startsWith(hashedFolder) ? cacheForever : cacheRevalidated,
    "Content-Type": contentType(pathname) ?? "",
  };
}
