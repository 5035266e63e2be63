import { load } from "cheerio";

/**
 * A prerendered article's prose for feeds: plain elements, absolute URLs.
 * @throws if the page has no prose, so that feeds never lose articles silently
 */
export function articleProse(page: string, origin: string): string {
  const $ = load(page);
  const prose = $(".article-text > .prose");
  if (prose.length !== 1) throw new Error("An article was built without its prose");
  // Useless without style sheets and scripts.
  prose.find("svg, button, [aria-hidden=true]").remove();
  for (const element of prose.find("*")) {
    for (const name of Object.keys(element.attribs)) {
      if (!["href", "src", "alt", "colspan", "rowspan", "scope"].includes(name)) {
        $(element).removeAttr(name);
      }
    }
  }
  for (const name of ["href", "src"]) {
    for (const element of prose.find(`[${name}^="/"]`)) {
      $(element).attr(name, `${origin}${$(element).attr(name)}`);
    }
  }
  return prose.html()?.trim() ?? "";
}
