/* Duplicates the headers on purpose: tests must not read them from the policy they check. */

export const oneYear = "public, max-age=31536000, immutable";

/** What every answer has. @param hashes of all style elements, each in quotes */
export const ofEveryAnswer = (...hashes: string[]) => ({
  "x-content-type-options": "nosniff",
  "content-security-policy": [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...hashes].join(" "),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src https://www.google.com",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; "),
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "referrer-policy": "strict-origin-when-cross-origin",
  "strict-transport-security": "max-age=31536000",
});
