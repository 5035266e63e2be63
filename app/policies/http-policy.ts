import { securityHeaders } from "./security-headers.ts";

/*
 * How the site is served, whoever serves it: our own server reads this, and tools/host-files.ts writes
 * it down for other hosts.
 */

/** The site only gives: any other method is answered with 405 and this as `Allow`. */
export const allowedMethods = ["GET", "HEAD"];

/** From another spelling of an address to the address: for good, and a request stays what it is. */
export const redirectStatus = 308;

/** By the ending of a file's name. Every file of the site has one of these. */
export const contentTypes = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  ico: "image/x-icon",
  js: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  // Safari on iPhones then shows the contact at once, ready to be added; other browsers save the
  // file, and a tap on it asks whether to add it.
  vcf: "text/vcard; charset=utf-8",
  webmanifest: "application/manifest+json; charset=utf-8",
  woff2: "font/woff2",
  xml: "application/xml; charset=utf-8",
} as const;

/** Names in this folder carry a hash of what is in them: such a file never changes. */
export const hashedFiles = "/assets/*";

/** Files that other sites and apps show as their own: pictures of shared links, icons, feeds. */
export const filesForOthers = [
  "/assets/share-*",
  "/apple-touch-icon.png",
  "/favicon.ico",
  "/favicon.svg",
  "/feed.json",
  "/feed.xml",
  "/icon-*",
] as const;

/** Files in the published folder that are no answers: pages under their file names, notes for hosts, compressed copies. */
export const hiddenFiles = String.raw`(?:\.html|\.br|\.gz|/_headers|/_redirects)$`;

export const cacheForever = "public, max-age=31536000, immutable";
/** May be kept, but is asked for again each time. */
export const cacheNever = "no-cache";

/** Whether an address is the pattern, or begins with what stands before the pattern's `*`. */
export function isLike(pathname: string, pattern: string): boolean {
  return pattern.endsWith("*") ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern;
}

/** @returns undefined where the ending of a file's name is not known; a page has none in its address */
export function contentType(address: string): string | undefined {
  const ending = /\.([^./]+)$/.exec(address)?.[1] ?? "html";
  return Object.entries(contentTypes).find(([known]) => known === ending)?.[1];
}

/** Value of Cross-Origin-Resource-Policy: who may put a file into a page. */
export function resourcePolicy(pathname: string): "cross-origin" | "same-origin" {
  return filesForOthers.some((pattern) => isLike(pathname, pattern))
    ? "cross-origin"
    : "same-origin";
}

/** All headers of an answer that do not depend on the request. */
export function answerHeaders(
  address: string,
  styleHashes: readonly string[],
): Record<string, string> {
  return {
    ...securityHeaders({ styleHashes }),
    "Cross-Origin-Resource-Policy": resourcePolicy(address),
    "Cache-Control": isLike(address, hashedFiles) ? cacheForever : cacheNever,
    "Content-Type": contentType(address) ?? "",
  };
}

/**
 * A regular expression, for a match without regard to upper and lower case, of every spelling of a
 * page's address: exactly those that `canonicalPath` leads to it. It uses only what JavaScript and Go
 * (Caddy) have in common.
 */
export function spellings(address: string): string {
  if (address === "/") return String.raw`^/+(?:index)?(?:\.html)?$`;
  const path = address.replace(/[^\w/-]/g, String.raw`\$&`).replaceAll("/", "/+");
  return String.raw`^${path}(?:/+|/*\.html|/+index(?:\.html)?)?$`;
}

/**
 * The likeliest other spellings of a page's address, for hosts that take a list of them. The slash at
 * the end is not among them: such hosts see to it themselves, and some take both spellings for one.
 */
export function likelySpellings(address: string): string[] {
  const path = address === "/" ? "" : address;
  return [
    ...(path === ""
      ? []
      : [`${path}.html`, path.toUpperCase(), path.replace(/\b[a-z]/g, (a) => a.toUpperCase())]),
    `${path}/index`,
    `${path}/index.html`,
  ];
}
