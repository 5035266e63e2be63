import { securityHeaders } from "./security-headers.ts";

/* How every host serves the site. For other hosts, tools/build/host-files.ts generates configuration. */

/** Other methods get 405 with this as `Allow`. */
export const allowedMethods = ["GET", "HEAD"];

/** For non-canonical URLs: permanent, and keeps the method. */
export const redirectStatus = 308;

/** By file extension. Every file of the site has one of these. */
export const contentTypes = {
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
} as const;

/** File names in this folder contain a content hash, so these files never change. */
export const hashedFiles = "/assets/*";

/** Files that other sites and apps embed: pictures for shared links, icons, feeds. */
export const filesForOthers = [
  "/assets/share-*",
  "/apple-touch-icon.png",
  "/favicon.ico",
  "/favicon.svg",
  "/feed.json",
  "/feed.xml",
  "/icon-*",
] as const;

/** Not served: pages under their file names, host configuration, compressed copies. */
export const hiddenFiles = String.raw`(?:\.html|\.br|\.gz|/_headers|/_redirects)$`;

export const cacheForever = "public, max-age=31536000, immutable";
/** Cacheable, but must be revalidated. */
export const cacheNever = "no-cache";

/** Whether a path equals the pattern, or starts with the part before its `*`. */
export function isLike(pathname: string, pattern: string): boolean {
  return pattern.endsWith("*") ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern;
}

/** @returns undefined for an unknown extension; pages have none in their URL */
export function contentType(pathname: string): string | undefined {
  const ending = /\.([^./]+)$/.exec(pathname)?.[1] ?? "html";
  return Object.entries(contentTypes).find(([known]) => known === ending)?.[1];
}

/** Value of Cross-Origin-Resource-Policy: who may embed a file. */
export function resourcePolicy(pathname: string): "cross-origin" | "same-origin" {
  return filesForOthers.some((pattern) => isLike(pathname, pattern))
    ? "cross-origin"
    : "same-origin";
}

/** All response headers that do not depend on the request. */
export function answerHeaders(
  pathname: string,
  styleHashes: readonly string[],
): Record<string, string> {
  return {
    ...securityHeaders({ styleHashes }),
    "Cross-Origin-Resource-Policy": resourcePolicy(pathname),
    "Cache-Control": isLike(pathname, hashedFiles) ? cacheForever : cacheNever,
    "Content-Type": contentType(pathname) ?? "",
  };
}

/**
 * A case-insensitive regular expression for every spelling that `canonicalPath` maps to a page.
 * Uses only syntax that JavaScript and Go (Caddy) share.
 */
export function spellings(pathname: string): string {
  if (pathname === "/") return String.raw`^/+(?:index)?(?:\.html)?$`;
  const path = pathname.replace(/[^\w/-]/g, String.raw`\$&`).replaceAll("/", "/+");
  return String.raw`^${path}(?:/+|/*\.html|/+index(?:\.html)?)?$`;
}

/**
 * The most likely other spellings of a page's URL, for hosts that need a list. Trailing slashes are
 * left out: those hosts handle them, and some treat both spellings as one.
 */
export function likelySpellings(pathname: string): string[] {
  const path = pathname === "/" ? "" : pathname;
  const capitalized = path.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  const ofName = [`${path}.html`, path.toUpperCase(), capitalized];
  return [...(path === "" ? [] : ofName), `${path}/index`, `${path}/index.html`];
}
