import { mapOrigin } from "../../src/addresses/outbound-links.ts";

/**
 * The policy of the forms. Sveltia CMS adds style elements, shows pictures from memory, changes the
 * repository through GitHub's API, and names a CDN for fonts although we serve its fonts ourselves.
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

/**
 * The headers of every answer; docs/decisions/0011-one-policy-for-every-host.md says why. Only our own
 * files and the map frame load, and inline only what the build knows.
 * @param styles where styles may come from; a build adds the hashes of its inline style elements
 * @param scripts where scripts may come from; a build adds the hash of the one in its head
 */
export function securityHeaders(styles: string, scripts: string) {
  const policy = [
    "default-src 'none'",
    `script-src ${scripts}`,
    `style-src ${styles}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${mapOrigin}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": policy.join("; "),
    // No includeSubDomains: only the domain's owner knows whether all subdomains have HTTPS.
    "Strict-Transport-Security": "max-age=31536000",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    // Neither pages nor the map frame may use these.
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    // No Cross-Origin-Embedder-Policy: the map frame would have to opt in.
    "Cross-Origin-Opener-Policy": "same-origin",
  };
}
