import { notFoundPath } from "../app/routes.ts";

/**
 * Where builds go. `site` is what is published, `hosting` tells servers how, `prerender` only makes
 * its HTML.
 */
export const outputs = {
  site: "dist/site",
  hosting: "dist/hosting",
  prerender: "dist/prerender",
};

/**
 * The file of a page in the built site. Addresses have no trailing slash: services/dental.html
 * stands beside services.html.
 */
export function htmlFile(address: string): string {
  if (address === "/") return "index.html";
  return address === notFoundPath ? "404.html" : `${address.slice(1)}.html`;
}
