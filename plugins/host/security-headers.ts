import { mapOrigin } from "../../src/addresses/outbound-links.ts";

/**
 * Blocks everything except our own files and the map frame.
 * No inline scripts; inline styles only with the hashes that the build computes.
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
  "form-action": "'self'",
  "base-uri": "'none'",
  "frame-ancestors": "'none'",
};

/** Relaxed in development: Vite injects inline scripts and styles. */
const developmentDirectives = {
  "script-src": "'self' 'unsafe-inline'",
  "style-src": "'self' 'unsafe-inline'",
};

/**
 * Of the forms alone. Sveltia CMS adds style elements, shows pictures from memory, works on the
 * repository by GitHub's API, and names a CDN for fonts even where it has them from here.
 */
export const formsPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data: https://avatars.githubusercontent.com",
  "font-src 'self' https://cdn.jsdelivr.net",
  "connect-src 'self' blob: data: https://api.github.com https://www.githubstatus.com",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Browser features that no page or frame may use. */
const unusedFeatures = ["camera", "geolocation", "microphone", "payment", "usb"];

export const commonHeaders = { "X-Content-Type-Options": "nosniff" };

type PolicyOptions = {
  /** Of all documents' style elements, as `sha256-…` in Base64. */
  styleHashes?: readonly string[];
  development?: boolean;
};

/** The headers of every answer; docs/decisions/0011-one-policy-for-every-host.md says why. */
export function securityHeaders({ styleHashes = [], development }: PolicyOptions) {
  const policy = {
    ...directives,
    "style-src": ["'self'", ...styleHashes.map((hash) => `'${hash}'`)].join(" "),
    ...(development && developmentDirectives),
  };
  return {
    "Content-Security-Policy": Object.entries(policy)
      .map(([name, value]) => `${name} ${value}`)
      .join("; "),
    // No includeSubDomains: only the domain's owner knows whether all subdomains have HTTPS.
    "Strict-Transport-Security": "max-age=31536000",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": unusedFeatures.map((name) => `${name}=()`).join(", "),
    // No Cross-Origin-Embedder-Policy: the map frame would have to opt in.
    "Cross-Origin-Opener-Policy": "same-origin",
  };
}
