import { canonicalPath } from "../../src/addresses/paths.ts";

/** Of a page that has moved; also in _redirects. */
export const movedStatus = 301;

/** Where a request is sent on to: a page that has moved, or the one address of a page. */
export function redirectOf(
  url: string,
  moved: readonly { from: string; to: string }[],
  isPage: (path: string) => boolean,
) {
  const [, pathname = "", query = ""] = /^(\/(?!\/)[^?]*)(.*)$/s.exec(url) ?? [];
  const to = moved.find(({ from }) => from === pathname)?.to;
  if (to !== undefined) return { status: movedStatus, headers: { Location: to + query } };
  const canonical = canonicalPath(pathname);
  if (canonical === pathname || !isPage(canonical)) return undefined;
  return { status: 308, headers: { Location: canonical + query } };
}
