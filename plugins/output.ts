import { notFoundPath } from "../src/policies/canonical-path.ts";

const folders = (root: string) => ({
  /** The published files. */
  site: `${root}/site`,
  /** The Node build that renders the HTML. */
  prerender: `${root}/prerender`,
});

/** The last successful build. */
export const outputs = folders("dist");

/** The current build; replaces the last one on success. */
export const building = folders("dist.next");

/** The HTML file of a page: services/dental.html next to services.html. */
export function htmlFile(path: string): string {
  if (path === "/") return "index.html";
  return path === notFoundPath ? "404.html" : `${path.slice(1)}.html`;
}
