import { canonicalPath } from "../../src/addresses/paths.ts";

/** The status for a page that has moved, also in _redirects. */
export const movedStatus = 301;

/** The redirect for a request, if any: to where a page moved, or to its canonical path. */
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
