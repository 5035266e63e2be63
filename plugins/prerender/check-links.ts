import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Problem, UserError } from "../../src/content/problems.ts";
import { loadSignFinder } from "../../src/site/load-sign-finder.ts";
import type { Site } from "../../src/site/site.ts";

/**
 * Every link to this site, with its domain or without, leads to a page, or to a part that the page
 * has; no page has two parts with one id, and no two pages have one title.
 * @param pages the HTML of each page, by its path
 * @throws {UserError} naming the file from which a page is made
 */
export function checkLinks(
  site: Site,
  pages: ReadonlyMap<string, string>,
  folder = "content",
): void {
  const problems: Problem[] = [];
  function report(name: string, text: string, message: string, expected: string): void {
    const file = path.join(folder, name);
    problems.push({ file, line: lineOf(text, file), field: "", message, expected });
  }
  const { origin } = site;
  const ids = new Map([...pages].map(([path, html]) => [path, valuesOf(html, "\\w+", "id")]));

  function checkLink(href: string, from: string, file: string): void {
    const url = URL.parse(href, origin + from);
    if (url === null || nameOf(url) !== nameOf(new URL(origin))) return;
    const { pathname, hash } = url;
    const parts = ids.get(pathname);
    const id = decodeURIComponent(hash.slice(1));
    if (parts !== undefined) {
      if (id === "" || parts.includes(id)) return;
      const known = parts.filter((one) => !one.startsWith("_")).join(", #");
      report(file, href, `${pathname} has no part #${id}`, `one of #${known}`);
    } else if (!site.redirects.some((old) => old.from === pathname) && !isFile(pathname)) {
      report(file, href, `the link to ${href} leads nowhere`, "the address of a page of this site");
    }
  }

  const titles = new Map<string | undefined, string>();
  for (const { path: pagePath, file } of site.routes) {
    const html = pages.get(pagePath) ?? "";
    const title = /<title>(.*?)<\/title>/.exec(html)?.[1];
    const first = titles.get(title);
    if (first === undefined) titles.set(title, file);
    else report(file, "search:", `“${title}” is the title of ${first}, too`, "one of its own");
    const known = ids.get(pagePath) ?? [];
    for (const id of new Set(known.filter((one, index) => known.indexOf(one) < index))) {
      const message = `${pagePath}#${id} is the address of two parts`;
      report(file, id, message, "another heading or name: addresses are made of them");
    }
    for (const href of new Set(valuesOf(html, "a", "href"))) checkLink(href, pagePath, file);
  }
  for (const { href } of loadSignFinder(site).entries) checkLink(href, "/", "signs.yaml");
  if (problems.length > 0) throw new UserError(problems);
}

const nameOf = ({ host }: URL) => host.replace(/^www\./, "");

const isFile = (pathname: string) => existsSync(path.join("dist/site", pathname));

/** The values of an attribute. React escapes quotes and angle brackets in text. */
function valuesOf(html: string, tag: string, name: string): string[] {
  const pattern = new RegExp(`<${tag}\\b[^<>]*? ${name}="([^"]*)"`, "g");
  return Array.from(html.matchAll(pattern), ([, value = ""]) => value.replaceAll("&amp;", "&"));
}

/** Where a file has a text, if it has it. */
function lineOf(text: string, file: string): number | undefined {
  const [before, after] = readFileSync(file, "utf8").split(text, 2);
  return after === undefined ? undefined : before?.split("\n").length;
}
