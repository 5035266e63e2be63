import { mapOrigin } from "./outbound-links.ts";

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
  // The only two places that turn strings into markup or a worker URL.
  "require-trusted-types-for": "'script'",
  "trusted-types": "drawings worker",
  "form-action": "'self'",
  "base-uri": "'none'",
  "frame-ancestors": "'none'",
};

/**
 * Relaxed in development: Vite injects inline scripts and styles, and the forms frame the page that
 * they change. Vite's reload worker stays blocked, because it would take the Trusted Types policy
 * away from our code.
 */
const developmentDirectives = {
  "script-src": "'self' 'unsafe-inline'",
  "style-src": "'self' 'unsafe-inline'",
  "frame-ancestors": "'self'",
};

/** Browser features that no page or frame may use. */
const unusedFeatures = ["camera", "geolocation", "microphone", "payment", "usb"];

/** Also of the forms, which have a policy of their own. */
export const commonHeaders = { "X-Content-Type-Options": "nosniff" };

type PolicyOptions = {
  /** Of all documents' style elements, as `sha256-…` in Base64. */
  styleHashes?: readonly string[];
  development?: boolean;
};

/** What they mean: docs/hosting.md. */
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
