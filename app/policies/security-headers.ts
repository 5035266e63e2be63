import { mapOrigin } from "./outbound-links.ts";

/**
 * Everything is refused but what a page needs: our own files, and the map frame. No inline script at
 * all, and of inline styles only those that the build has put into the page.
 * @param styleHashes of the page's style elements, as `sha256-…` in Base64
 */
function contentSecurityPolicy(styleHashes: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...styleHashes.map((hash) => `'${hash}'`)].join(" "),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${mapOrigin}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Headers of an answer; those of a page know its inline styles. */
export function securityHeaders(styleHashes: readonly string[] = []): Record<string, string> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(styleHashes),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
  };
}
