import { readFileSync } from "node:fs";
import type { Rolldown } from "vite";
import { offlinePath } from "../../src/addresses/paths.ts";
import { chunksIn } from "./chunks.ts";

/**
 * Adds styles, fonts and the script to pages. Each document inlines its styles, the shared sheet
 * and the route's, so that it paints without further requests. Disabled links to these sheets keep
 * Vite's loader from requesting them again:
 * https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/link#disabled
 * @param pages the HTML of each page without them, by its path
 */
export function finishPages(pages: ReadonlyMap<string, string>, bundle: Rolldown.OutputBundle) {
  const { chunkOf, filesOf } = chunksIn(bundle);
  /** They go last in the body, so that text shows first, in a fallback font. */
  const fontTags = Object.keys(bundle)
    .filter((file) => file.endsWith(".woff2"))
    .map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`);
  /** First on every page: the bundler leaves the order out of sheets that it splits. */
  const layers = readFileSync("src/styles/layers.css", "utf8").trim();
  const styleTags = (path: string) => {
    const { sheets } = filesOf(["src/browser/hydrate.tsx", `virtual:page:${path}`]);
    const css = sheets.map((file) => String(Object(bundle[file]).source).trim()).join("");
    if (css.includes("</")) throw new Error(`The styles of ${path} cannot be part of a page`);
    const links = sheets.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`);
    return `<style>${layers}${css}</style>${links.join("")}`;
  };
  /**
   * Also last: in the head, it would delay the first paint. It is async, because browsers run all
   * other scripts before they scroll to a fragment.
   */
  const bootTag = `<script type="module" async fetchpriority="low" src="/${chunkOf("src/browser/boot.ts").fileName}"></script>`;
  const finish = (path: string, html: string) => {
    // Never hydrate the offline page: the URL belongs to another page.
    const tags = path === offlinePath ? fontTags : [...fontTags, bootTag];
    return html
      .replace("</head>", () => `${styleTags(path)}</head>`)
      .replace("</body>", () => `${tags.join("")}</body>`);
  };
  return new Map(Array.from(pages, ([path, html]) => [path, finish(path, html)]));
}
