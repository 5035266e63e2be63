import { readFileSync } from "node:fs";
import path from "node:path";
import { type CheerioAPI, load } from "cheerio";
import { htmlFile, outputs } from "../../plugins/output.ts";

/** The HTML of a page as the build wrote it. */
export function builtHtml(pathname: string): string {
  return readFileSync(path.join(outputs.site, htmlFile(pathname)), "utf8");
}

const pages = new Map<string, CheerioAPI>();

/** The same, parsed. Do not change it: tests share it. */
export function builtPage(pathname: string): CheerioAPI {
  const known = pages.get(pathname) ?? load(builtHtml(pathname));
  pages.set(pathname, known);
  return known;
}
