import { type CheerioAPI, load } from "cheerio";
import { type Problem, UserError } from "../../src/content/problems.ts";
import { loadSignFinder } from "../../src/signs/build/load-sign-finder.ts";
import type { Site } from "../../src/site/site.ts";

/**
 * What can be checked of rendered pages alone: links lead to parts that pages have, and no page has two
 * parts with one id.
 * @throws {UserError} naming the line of a link that content has, or else the file of the page
 */
export function checkLinks(site: Site, pages: Map<string, string>, folder = "content"): void {
  const { links } = site;
  const documents = new Map([...pages].map(([path, html]) => [path, load(html)]));
  const idsByPath = new Map([...documents].map(([path, $]) => [path, valuesOf($, "id")]));
  const problems: Problem[] = links.findProblems(idsByPath);
  const checked = new Set(links.addresses);
  for (const { path: pagePath, file: name } of site.pages) {
    const file = `${folder}/${name}`;
    const report = (message: string, expected: string) =>
      problems.push({ file, field: "", message, expected });
    const $ = documents.get(pagePath) ?? load("");
    const ids = idsByPath.get(pagePath) ?? [];
    for (const id of new Set(ids.filter((one, index) => ids.indexOf(one) < index))) {
      const message = `${pagePath}#${id} is the address of two parts`;
      report(message, "another heading or name: addresses are made of them");
    }
    // Links that components write, icons too. The sign finder writes its own in the browser; home stands for it.
    const found =
      pagePath === "/" ? loadSignFinder(site).entries.flatMap(({ href }) => href || []) : [];
    for (const href of [...valuesOf($, "href", ":not([rel=preload])"), ...found]) {
      const address = links.resolve(href, pagePath);
      if (checked.has(address)) continue;
      checked.add(address);
      const problem = links.problemOf(address, idsByPath);
      if (problem) report(problem.message, problem.expected);
    }
  }
  if (problems.length > 0) throw new UserError(problems);
}

const valuesOf = ($: CheerioAPI, name: string, of = "") =>
  $(`${of}[${name}]`)
    .toArray()
    .map((node) => $(node).attr(name) ?? "");
