import { readFileSync } from "node:fs";
import path from "node:path";
import { type CheerioAPI, load } from "cheerio";
import { htmlFile, outputs } from "../../tools/outputs.ts";

/** The HTML of a page as the build wrote it. */
export function builtHtml(address: string): string {
  return readFileSync(path.join(outputs.site, htmlFile(address)), "utf8");
}

const pages = new Map<string, CheerioAPI>();

/** The same, to be read and not to be changed: tests share it. */
export function builtPage(address: string): CheerioAPI {
  const known = pages.get(address) ?? load(builtHtml(address));
  pages.set(address, known);
  return known;
}
