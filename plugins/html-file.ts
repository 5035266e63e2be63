import { notFoundPath } from "../src/addresses/paths.ts";

/** The HTML file of a page: services/dental.html next to services.html. */
export function htmlFile(path: string): string {
  if (path === "/") return "index.html";
  return path === notFoundPath ? "404.html" : `${path.slice(1)}.html`;
}
