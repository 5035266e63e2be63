/**
 * The canonical path of a page: lowercase, without trailing slash and file name.
 * `/Services/Dental/`, `/services/dental.html` and `/services/dental/index.html` all become
 * `/services/dental`. Does not check that the page exists.
 * @param pathname of a URL, still percent-encoded
 */
export function canonicalPath(pathname: string): string {
  const path = pathname
    .toLowerCase()
    .replace(/\/{2,}/g, "/")
    .replace(/\.html$/, "")
    .replace(/\/index$/, "/")
    .replace(/\/$/, "");
  return path === "" ? "/" : path;
}

/** Stands for every unknown path; its file is 404.html. */
export const notFoundPath = "/404";

/** The fallback page of the service worker. */
export const offlinePath = "/offline";
