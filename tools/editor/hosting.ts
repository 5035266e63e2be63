/** Files of the forms by address, including what Sveltia CMS would load from the network. */
export const formFiles: Record<string, string> = {
  "/forms.css": "tools/editor/page/forms.css",
  "/forms.js": "tools/editor/page/forms.js",
  "/sveltia-cms.js": "node_modules/@sveltia/cms/dist/sveltia-cms.js",
  "/icons.woff2":
    "node_modules/@fontsource-variable/material-symbols-outlined/files/material-symbols-outlined-latin-wght-normal.woff2",
};

/**
 * Security headers of the forms, weaker than the site's: Sveltia CMS adds style elements and shows
 * pictures from memory.
 * @param connections other origins that it may send requests to
 * @param frames other origins that the page may frame
 * @param pictures other origins of pictures
 */
export const formHeaders = (
  connections: string,
  frames: string,
  pictures = "",
): Record<string, string> => ({
  "Content-Security-Policy": [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' blob: data: ${pictures}`,
    "media-src blob:",
    "font-src 'self'",
    `connect-src 'self' blob: data: ${connections}`,
    `frame-src 'self' blob: ${frames}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join("; "),
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex",
});
