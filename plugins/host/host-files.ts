import { readFileSync } from "node:fs";
import { canonicalPath } from "../../src/addresses.ts";
import type { BuildSite } from "../../src/assemble/read-site.ts";

/**
 * _headers and _redirects for Cloudflare (https://developers.cloudflare.com/workers/static-assets/)
 * and Netlify (https://docs.netlify.com/manage/routing/), and for `vite preview`. Only the public
 * edition may be indexed: the last rule of public/_headers is for all addresses.
 */
export const hostFiles = ({ redirects, edition }: Pick<BuildSite, "redirects" | "edition">) => ({
  _headers:
    readFileSync("public/_headers", "utf8") +
    (edition === "public" ? "" : "  X-Robots-Tag: noindex\n"),
  _redirects: redirects.map(({ from, to }) => `${from} ${to} 301\n`).join(""),
});

/** The redirect for a request, if any: to where a page moved, or to its canonical path. */
export function findRedirect(
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
