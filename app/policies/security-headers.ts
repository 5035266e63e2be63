import { mapOrigin } from "./outbound-links.ts";

/**
 * Everything is refused but what a page needs: our own files, and the map frame. No inline script at
 * all, and of inline styles only those that the build has put into the page.
 * @param styleHashes of the page's style elements, as `sha256-…` in Base64
 */
export function contentSecurityPolicy(styleHashes: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...styleHashes.map((hash) => `'${hash}'`)].join(" "),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${mapOrigin}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    // Strings become markup or the address of a worker in these two places alone.
    "require-trusted-types-for 'script'",
    "trusted-types drawings worker",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** What the site never asks a device for, and no page or frame in it may. */
const unusedAbilities = [
  "accelerometer",
  "autoplay",
  "camera",
  "display-capture",
  "encrypted-media",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

/** The same with every answer. What they mean for a domain: docs/hosting.md. */
export const fixedSecurityHeaders = {
  // Browsers heed this over HTTPS alone. It holds for this name, not for those below it: whether
  // all of these have HTTPS is for the owner of the domain to know.
  "Strict-Transport-Security": "max-age=31536000",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": unusedAbilities.map((name) => `${name}=()`).join(", "),
  // No Cross-Origin-Embedder-Policy: the map's frame would have to agree to it.
  "Cross-Origin-Opener-Policy": "same-origin",
};

/** Headers of an answer; those of a page know its inline styles. */
export function securityHeaders(styleHashes: readonly string[] = []): Record<string, string> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(styleHashes),
    ...fixedSecurityHeaders,
  };
}
