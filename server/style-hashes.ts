import { createHash } from "node:crypto";

/**
 * The hashes of a page's style elements as a Content-Security-Policy names them: `sha256-…` in
 * Base64. They are taken from the built page itself, so that they cannot differ from what is served.
 */
export function styleHashes(html: string): string[] {
  return Array.from(
    html.matchAll(/<style>([\s\S]*?)<\/style>/g),
    ([, css = ""]) => `sha256-${createHash("sha256").update(css).digest("base64")}`,
  );
}
