/**
 * The canonical path of a page: without `.html` or one trailing slash, and `/` for `/index.html`.
 * Does not check that the page exists.
 * @param pathname of a URL, still percent-encoded
 */
export function canonicalPath(pathname: string): string {
  return pathname === "/index.html" ? "/" : pathname.replace(/(?<=[^/])(?:\/|\.html)$/, "");
}

/**
 * One spelling of an old address, to compare: `/our%20team` for `/our team.html` and `/our%20team/`.
 * Capital letters matter.
 */
export const oldAddress = (pathname: string): string =>
  canonicalPath(pathname.split("/").map(encodeSegment).join("/"));

function encodeSegment(segment: string): string {
  try {
    return encodeURI(decodeURIComponent(segment)).replace(
      /[/?#:*]/g,
      (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  } catch {
    // Not UTF-8, as on some old sites.
    return segment;
  }
}

/** The path of the not-found page, which answers for every unknown path; its file is 404.html. */
export const notFoundPath = "/404";

/** The fallback page of the service worker. */
export const offlinePath = "/offline";

/** The page for emergencies, which menus, offline pages and home-screen icons lead to. */
export const emergencyPath = "/services/emergency";
