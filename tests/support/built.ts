import { readFileSync } from "node:fs";
import path from "node:path";
import { load } from "cheerio";
import { htmlFile } from "../../src/addresses.ts";

/** Where `npm run build` and `npm run build:clinic` write. */
export const siteFolder = "dist/site";
export const clinicSite = "dist/clinic";

/** The HTML of a page as the build wrote it. */
export function builtHtml(pathname: string, folder = siteFolder): string {
  return readFileSync(path.join(folder, htmlFile(pathname)), "utf8");
}

/** The HTML of a page, parsed. */
export const builtPage = (pathname: string, folder = siteFolder) =>
  load(builtHtml(pathname, folder));

/** The paths of all pages, from the sitemap. Fallback pages are not in it. */
export const listPaths = (folder = siteFolder) =>
  Array.from(
    readFileSync(`${folder}/sitemap.xml`, "utf8").matchAll(/<loc>(.*?)<\/loc>/g),
    ([, url = ""]) => new URL(url).pathname,
  );
export const paths = listPaths();
export const fallbacks = ["/404", "/offline"];
