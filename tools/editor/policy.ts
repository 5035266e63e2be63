/**
 * Security headers of the forms, weaker than the site's: Sveltia CMS adds style elements and shows
 * pictures from memory.
 * @param connections other origins that it may send requests to
 * @param frames what the page may frame
 */
export function editorHeaders(connections = "", frames = "'self'"): Record<string, string> {
  return {
    "Content-Security-Policy": [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' blob: data:",
      "media-src blob:",
      "font-src 'self'",
      `connect-src 'self' blob: data: ${connections}`.trim(),
      `frame-src blob: ${frames}`,
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'self'",
    ].join("; "),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "X-Robots-Tag": "noindex",
  };
}
