import { hash } from "node:crypto";
import type { Site } from "../../src/site/site.ts";
import type { BuiltFiles } from "../output.ts";
import type { Settings } from "../settings.ts";
import { movedStatus } from "./redirect.ts";
import { formsPolicy, securityHeaders } from "./security-headers.ts";

/*
 * _headers and _redirects for Cloudflare (https://developers.cloudflare.com/workers/static-assets/)
 * and Netlify (https://docs.netlify.com/manage/routing/), and for `vite preview`. Rules that set the
 * same header never overlap, because hosts would send both values.
 */

/** Writes both files. Call it when the site is complete. */
export function writeHostFiles({ redirects }: Site, settings: Settings, built: BuiltFiles): void {
  const headers = headersFile(["'self'", ...readStyleHashes(built)].join(" "), settings);
  if (/.{2001}/.test(headers)) {
    throw new Error("A line of _headers has more than the 2,000 characters that Cloudflare reads.");
  }
  built.write("_headers", headers);
  built.write(
    "_redirects",
    redirects.map(({ from, to }) => `${from} ${to} ${movedStatus}\n`).join(""),
  );
}

/** The hashes of all style elements, read from the built HTML, so that they match it. */
function readStyleHashes({ list, read }: BuiltFiles): string[] {
  const html = list("**/*.html").map(read).join("");
  const styles = Array.from(html.matchAll(/<style>([\s\S]*?)<\/style>/g), ([, css = ""]) => css);
  return [...new Set(styles)].map((css) => `'sha256-${hash("sha256", css, "base64")}'`).sort();
}

/** The forms have their own policy. Cloudflare removes the site's policy at the line with `!`. */
const formsRule = `/admin
  ! Content-Security-Policy
  Content-Security-Policy: ${formsPolicy}
`;

/** The text of _headers. Previews get `noindex`. @param styles sources of styles */
export function headersFile(styles: string, { edition, adminRepository }: Settings): string {
  const everywhere = {
    ...securityHeaders(styles),
    ...(edition === "preview" && { "X-Robots-Tag": "noindex" }),
  };
  const rules = {
    "/*": everywhere,
    // Names in this folder contain a hash of the content.
    "/assets/*": { "Cache-Control": "public, max-age=31536000, immutable" },
    // Types that a host may guess wrong.
    "/*.ico": { "Content-Type": "image/x-icon" },
    "/*.webmanifest": { "Content-Type": "application/manifest+json; charset=utf-8" },
  };
  const texts = Object.entries(rules).map(([pattern, headers]) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
    return `${pattern}\n${lines.join("")}`;
  });
  return [...texts, ...(adminRepository ? [formsRule] : [])].join("\n");
}
