import { notFoundPath } from "../app/policies/canonical-path.ts";

const folders = (root: string) => ({
  /** What is published. */
  site: `${root}/site`,
  /** How servers are told to serve it. */
  hosting: `${root}/hosting`,
  /** Only makes the HTML. */
  prerender: `${root}/prerender`,
});

/** The last good build. */
export const outputs = folders("dist");

/** The build under way: it takes the place of the last one when it is whole. */
export const building = folders("dist.next");

/**
 * The file of a page in the built site. Paths have no trailing slash: services/dental.html
 * stands beside services.html.
 */
export function htmlFile(path: string): string {
  if (path === "/") return "index.html";
  return path === notFoundPath ? "404.html" : `${path.slice(1)}.html`;
}
