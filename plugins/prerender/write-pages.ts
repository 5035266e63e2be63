import { readFileSync } from "node:fs";
import { offlinePath } from "../../src/addresses/paths.ts";
import type { Site } from "../../src/site/site.ts";
import { type BuiltFiles, htmlFile } from "../output.ts";

/**
 * Writes `about.html` for `/about`, and so on. Each document inlines its styles, the shared sheet
 * and the route's, so that it paints without further requests. Disabled links to these sheets keep
 * Vite's loader from requesting them again:
 * https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/link#disabled
 * @param pages the HTML of each page without them, by its path
 */
export function writePages(site: Site, pages: Map<string, string>, built: BuiltFiles): void {
  const { chunk, withImports } = built.readManifest();
  /** They go last in the body, so that text shows first, in a fallback font. */
  const fontTags = built
    .list("assets/*.woff2")
    .map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`);
  /** The order of the layers: the bundler leaves it out of sheets that it splits. */
  const layers = /^@layer [^;{]+;/m.exec(readFileSync("src/styles/index.css", "utf8"))?.[0];
  if (layers === undefined) throw new Error("src/styles/index.css has no order of layers");
  const styleTags = (pagePath: string) => {
    const entries = ["src/browser/hydrate.tsx", `virtual:page:${pagePath}`];
    const sheets = [...new Set(entries.flatMap(withImports).flatMap(({ css = [] }) => css))];
    const css = sheets.map((file) => built.read(file).trim()).join("");
    if (css.includes("</")) throw new Error(`The styles of ${pagePath} cannot be part of a page`);
    const links = sheets.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`);
    return `<style>${layers}${css}</style>${links.join("")}`;
  };
  /**
   * Also last: in the head, it would delay the first paint. It is async, because browsers run all
   * other scripts before they scroll to a fragment.
   */
  const bootTag = `<script type="module" async fetchpriority="low" src="/${chunk("src/browser/boot.ts").file}"></script>`;

  for (const { path: pagePath } of site.routes) {
    // Never hydrate the offline page: the URL belongs to another page.
    const isOffline = pagePath === offlinePath;
    const html = (pages.get(pagePath) ?? "")
      .replace("</head>", () => `${styleTags(pagePath)}</head>`)
      .replace("</body>", () => `${[...fontTags, isOffline ? "" : bootTag].join("")}</body>`);
    built.write(htmlFile(pagePath), html);
  }
}
