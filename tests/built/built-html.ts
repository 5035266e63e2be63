import { readFileSync } from "node:fs";
import path from "node:path";
import { type Cheerio, type CheerioAPI, load } from "cheerio";
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

/** Its text, with single spaces. */
export const textOf = (part: { text: () => string }) => part.text().replace(/\s+/g, " ").trim();
export const textsOf = <Kind>(parts: Cheerio<Kind>) =>
  parts.map((index) => textOf(parts.eq(index))).get();

/** The links in a part of a page. */
export function linksIn($: CheerioAPI, selector = "body") {
  return $(selector)
    .find("a")
    .toArray()
    .map((link) => ({ name: textOf($(link)), href: "", target: "", rel: "", ...link.attribs }));
}

export const hrefsIn = ($: CheerioAPI, selector?: string) =>
  linksIn($, selector).map(({ href }) => href);

/** Every string in a piece of content, at any depth. */
export function textsIn(content: unknown): string[] {
  if (typeof content === "string") return [content];
  const piece = Object(content);
  // How a piece is kept, and where it leads, is no text.
  if ("keep" in piece || "to" in piece) return [piece.text];
  return Object.values(content ?? {}).flatMap(textsIn);
}
