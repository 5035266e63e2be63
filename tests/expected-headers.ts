/* Duplicates the headers on purpose: tests must not read them from the policy they check. */

/** ‹hashes› stands for the hashes of all style elements. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' ‹hashes›",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src https://www.google.com",
  "worker-src 'self'",
  "manifest-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types drawings worker",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

export const securityHeaders = {
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy":
    "accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), geolocation=(), gyroscope=(), hid=(), idle-detection=(), local-fonts=(), magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()",
  "referrer-policy": "strict-origin-when-cross-origin",
  "strict-transport-security": "max-age=31536000",
  "x-content-type-options": "nosniff",
};
export const oneYear = "public, max-age=31536000, immutable";
export const askAgain = "no-cache";

/** Files that other sites and apps embed. */
const forOthers = /^\/(?:assets\/share-.*|icon-.*|apple-touch-icon\.png|favicon\..*|feed\..*)$/;
export const resourcePolicy = (pathname: string) =>
  forOthers.test(pathname) ? "cross-origin" : "same-origin";

export const withoutHashes = (policy: string) =>
  policy.replace(/'sha256-[\w+/]{43}='(?: 'sha256-[\w+/]{43}=')*/, "‹hashes›");
