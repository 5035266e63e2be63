import { hash } from "node:crypto";
import { canonicalPath } from "../../src/addresses/paths.ts";
import type { BuildSite } from "../../src/site/read-site.ts";
import { formsPolicy, securityHeaders } from "./security-headers.ts";

/*
 * _headers and _redirects for Cloudflare (https://developers.cloudflare.com/workers/static-assets/)
 * and Netlify (https://docs.netlify.com/manage/routing/), and for `vite preview`. Two rules for one
 * address never set the same header, because hosts would send both values. The forms are the exception.
 */

/** Both files. Only the public edition may be indexed. @param html of all pages, whose styles and scripts may run */
export function hostFiles(
  { redirects, edition }: Pick<BuildSite, "redirects" | "edition">,
  html: string,
  adminRepository?: string,
) {
  const sources = (inline: RegExp) => {
    const hashes = Array.from(new Set(html.match(inline)), (text) =>
      hash("sha256", text, "base64"),
    );
    return ["'self'", ...hashes.sort().map((one) => `'sha256-${one}'`)].join(" ");
  };
  const rules = {
    "/*": {
      ...securityHeaders(
        sources(/(?<=<style[^>]*>).*?(?=<\/style>)/gs),
        sources(/(?<=<script>).*?(?=<\/script>)/gs),
      ),
      ...(edition !== "public" && { "X-Robots-Tag": "noindex" }),
    },
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
  if (adminRepository) texts.push(formsRule);
  const headers = texts.join("\n");
  if (/.{2001}/.test(headers)) {
    throw new Error("A line of _headers has more than the 2,000 characters that Cloudflare reads.");
  }
  const moved = redirects.map(({ from, to }) => `${from} ${to} 301\n`);
  return { _headers: headers, _redirects: moved.join("") };
}

/** The forms have their own policy. The line with `!` drops the site's, which only Cloudflare can do. */
const formsRule = `/admin
  ! Content-Security-Policy
  Content-Security-Policy: ${formsPolicy}
`;

/** The redirect for a request, if any: to where a page moved, or to its canonical path. */
export function redirectOf(
  url: string,
  moved: readonly { from: string; to: string }[],
  isPage: (path: string) => boolean,
) {
  const [, pathname = "", query = ""] = /^(\/(?!\/)[^?]*)(.*)$/s.exec(url) ?? [];
  const to = moved.find(({ from }) => from === pathname)?.to;
  if (to !== undefined) return { status: 301, headers: { Location: to + query } };
  const canonical = canonicalPath(pathname);
  if (canonical === pathname || !isPage(canonical)) return undefined;
  return { status: 308, headers: { Location: canonical + query } };
}
