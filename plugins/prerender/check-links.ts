import { type CheerioAPI, load } from "cheerio";
import type { BuildSite } from "../../src/assemble/read-site.ts";
import { type Problem, UserError } from "../../src/reader/problems.ts";
import { loadSearch } from "../../src/signs/search/load-search.ts";

/**
 * Checks what only rendered pages tell: that each link with a #part leads to a part that its page has,
 * and that no page has two parts with one id.
 * @throws {UserError} naming the line of a link that content has, or else the file of the page
 */
export function checkLinks(site: BuildSite, pages: Map<string, string>, folder = "content"): void {
  const { linkCheck } = site;
  const documents = site.pages.map(({ path, file }) => {
    const $ = load(pages.get(path) ?? "");
    return { path, file: `${folder}/${file}`, $, ids: readAttribute($, "id") };
  });
  const idsByPath = new Map(documents.map(({ path, ids }) => [path, ids]));
  const problems: Problem[] = linkCheck.findProblems(idsByPath);
  const checked = new Set(linkCheck.addresses);
  function check(href: string, pagePath: string, file: string): void {
    const address = linkCheck.resolve(href, pagePath);
    const problem = checked.has(address) ? undefined : linkCheck.checkAddress(address, idsByPath);
    checked.add(address);
    if (problem) problems.push({ file, field: "", ...problem });
  }
  for (const { path, file, $, ids } of documents) {
    for (const id of new Set(ids.filter((other, index) => ids.indexOf(other) < index))) {
      const message = `${path}#${id} is the address of two parts`;
      const expected = "another heading or name: addresses are made of them";
      problems.push({ file, field: "", message, expected });
    }
    // The links that components write, and those to icons in the head.
    for (const href of readAttribute($, "href", ":not([rel=preload])")) check(href, path, file);
  }
  // The search writes its links in the browser.
  for (const { href } of loadSearch(site)) check(href, "/", `${folder}/signs.yaml`);
  if (problems.length > 0) throw new UserError(problems);
}

const readAttribute = ($: CheerioAPI, name: string, of = "") =>
  $(`${of}[${name}]`)
    .toArray()
    .map((node) => $(node).attr(name) ?? "");
