import { PurgeCSS } from "purgecss";

/** What script that all pages share sets on a page: it is no script of the page itself. */
const setBySharedScript = ["data-print", "scripted-ready"];

/** All that a rule may name: whole values too, since `[href^="tel:"]` looks for how one begins. */
export function namesIn(source: string): string[] {
  return source.match(/[^\s"'`<>={}()[\],;]+/g) ?? [];
}

/**
 * The part of the style sheet that some pages need, to stand in the pages themselves: the browser
 * then paints with nothing but the HTML. A rule stays where every name in one of its selectors
 * stands anywhere in what the pages are made of: script says `setAttribute("data-print", …)`, not
 * `dataset.print`, for its names to be found.
 * @param sheet the whole style sheet
 * @param names what stands in every page that gets the result, and in script that may change it
 */
export async function inlineStyles(sheet: string, names: ReadonlySet<string>): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    css: [{ raw: sheet }],
    content: [{ raw: "", extension: "html" }],
    defaultExtractor: () => [...names, ...setBySharedScript],
    keyframes: true,
    variables: true,
    // A pseudo-class by itself names nothing to look for: `:focus-visible`, `:is(:first-child, …)`.
    safelist: [/^:/],
  });
  const css = result?.css.trim() ?? "";
  // A "</style>" in it would end it early; no sheet of ours has a reason to hold one.
  if (css === "" || css.includes("</")) throw new Error("The styles of a page cannot stand in it");
  return css;
}
