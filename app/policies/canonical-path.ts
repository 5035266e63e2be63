/**
 * The one address under which a page may be found: lower case, no slash at the end, no file name.
 * `/Services/Dental/`, `/services/dental.html` and `/services/dental/index.html` all mean
 * `/services/dental`. Whether there is such a page is for the caller to know.
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

/** The path that stands for every unknown one; its file is 404.html. */
export const notFoundPath = "/404";

/** Where the service worker finds the page that it shows offline in place of one it does not have. */
export const offlinePath = "/offline";
