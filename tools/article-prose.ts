import { load } from "cheerio";

/**
 * The prose of a prerendered article for feed readers: plain elements, every address absolute.
 * @throws where the page has no prose, so that a feed never loses its articles in silence
 */
export function articleProse(page: string, origin: string): string {
  const $ = load(page);
  const prose = $(".article-text > .prose");
  if (prose.length !== 1) throw new Error("An article was built without its prose");
  // What only a style sheet or a script makes sense of.
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
