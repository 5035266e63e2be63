/**
 * The security policy of the forms, which is not that of the site: Sveltia CMS writes style
 * elements, and shows pictures and previews from memory.
 * @param connections origins to which it may send requests, besides its own
 * @param frames what the page of `npm run edit` frames
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
