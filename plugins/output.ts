import { notFoundPath } from "../src/policies/canonical-path.ts";

/** What `vite build` writes. */
export const outputs = {
  /** The published files. */
  site: "dist/site",
  /** The app for Node, which renders the HTML. */
  prerender: "dist/prerender",
  /** The forms, in development. */
  forms: "dist/forms",
};

/** The HTML file of a page: services/dental.html next to services.html. */
export function htmlFile(path: string): string {
  if (path === "/") return "index.html";
  return path === notFoundPath ? "404.html" : `${path.slice(1)}.html`;
}
