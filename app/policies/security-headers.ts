import { mapOrigin } from "./outbound-links.ts";

/**
 * Everything is refused but what a page needs: our own files, and the map frame. No inline script at
 * all, and of inline styles only those that the build has put into the pages.
 */
const directives = {
  "default-src": "'none'",
  "script-src": "'self'",
  "style-src": "'self'",
  "img-src": "'self' data:",
  "font-src": "'self'",
  "connect-src": "'self'",
  "frame-src": mapOrigin,
  "worker-src": "'self'",
  "manifest-src": "'self'",
  // Strings become markup or the address of a worker in these two places alone.
  "require-trusted-types-for": "'script'",
  "trusted-types": "drawings worker",
  "form-action": "'self'",
  "base-uri": "'none'",
  "frame-ancestors": "'none'",
};

/**
 * What changes in development: Vite writes scripts and styles into the pages that it serves, and the
 * style guide frames its own parts. Vite's worker, which reloads the page after a restart of the
 * server, stays refused: it would take trusted types away from our own code.
 */
const developmentDirectives = {
  "script-src": "'self' 'unsafe-inline'",
  "style-src": "'self' 'unsafe-inline'",
  "frame-src": `'self' ${mapOrigin}`,
  "frame-ancestors": "'self'",
};

type PolicyOptions = {
  /** Of all style elements of the site, as `sha256-…` in Base64. */
  styleHashes?: readonly string[];
  development?: boolean;
};

function contentSecurityPolicy({ styleHashes = [], development = false }: PolicyOptions): string {
  const hashes = styleHashes.map((hash) => ` '${hash}'`).join("");
  return Object.entries({ ...directives, ...(development && developmentDirectives) })
    .map(([name, value]) => `${name} ${value}${name === "style-src" ? hashes : ""}`)
    .join("; ");
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

const fixedSecurityHeaders = {
  // Browsers heed this over HTTPS alone. It holds for this name, not for those below it: whether
  // all of these have HTTPS is for the owner of the domain to know.
  "Strict-Transport-Security": "max-age=31536000",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": unusedAbilities.map((name) => `${name}=()`).join(", "),
  // No Cross-Origin-Embedder-Policy: the map's frame would have to agree to it.
  "Cross-Origin-Opener-Policy": "same-origin",
};

/** The same with every answer, whatever the address. What they mean for a domain: docs/hosting.md. */
export function securityHeaders(options: PolicyOptions): Record<string, string> {
  return { "Content-Security-Policy": contentSecurityPolicy(options), ...fixedSecurityHeaders };
}
