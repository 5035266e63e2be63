import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Rolldown } from "vite";
import { offlinePath } from "../../src/addresses.ts";
import { offlinePages } from "../../src/pages/offline/route.ts";
import { browserEntries } from "../entries.ts";
import { withPolicy } from "../policy.ts";

/**
 * Adds styles, fonts, the script and the policy to pages. Each page has its styles inline, from the
 * shared sheet and its route's, so that it paints without further requests. Vite's loader skips sheets
 * that a page already links to, so each page also has a disabled link to each sheet, which loads nothing:
 * https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/link#disabled
 */
export function finishPages(pages: ReadonlyMap<string, string>, bundle: Rolldown.OutputBundle) {
  /**
   * The preloads of fonts go last in the body, so that text shows first, in a fallback font. A font with
   * more letters has none: only pages with such letters load it.
   */
  const fontTags = Object.keys(bundle)
    .filter((file) => file.endsWith(".woff2") && !file.includes("-more-"))
    .map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`)
    .join("");
  /** The order of layers, first on every page: the bundler leaves it out of the sheets that it splits. */
  const layers = readFileSync("src/styles/layers.css", "utf8").trim();
  /**
   * Also last in the body: in the head, the script would delay the first paint. It is async, because
   * browsers wait for all other scripts before they scroll to a fragment.
   */
  const startTag = `<script type="module" async fetchpriority="low" src="/${findChunk(bundle, browserEntries.start).fileName}"></script>`;
  /** Before the styles, which it makes show what is for this hour. */
  const headScript = `{${findChunk(bundle, browserEntries.beforePaint).code.trim()}}`;
  /** The styles that pages render, such as the dog's: React adds them to whichever page leads there. */
  const rendered = [...pages.values()].join("").match(/(?<=<style[^>]*>).*?(?=<\/style>)/gs) ?? [];
  const shared = findSheets(bundle, "src/app/hydrate.tsx");
  const finished = Array.from(pages, ([path, html]) => {
    const sheets = [...new Set([...shared, ...findSheets(bundle, `virtual:page:${path}`)])];
    const css = sheets.map((file) => String(Object(bundle[file]).source).trim()).join("");
    if (css.includes("</")) throw new Error(`The styles of ${path} cannot be part of a page`);
    const links = sheets.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`).join("");
    // Never hydrate the offline page: it shows at the address of the page that did not load.
    const script = path === offlinePath ? "" : startTag;
    const styles = layers + css;
    const head = `<script>${headScript}</script><style>${styles}</style>${links}</head>`;
    const end = `${fontTags}${script}</body>`;
    const whole = html.replace("</head>", () => head).replace("</body>", () => end);
    const policy = [hashSources(styles, ...rendered), hashSources(headScript)] as const;
    return [path, withPolicy(whole, ...policy)] as const;
  });
  return new Map(finished);
}

/** Sources of a policy that allow these texts of style or script elements. */
const hashSources = (...texts: string[]) =>
  Array.from(new Set(texts), (text) => `'sha256-${hash("sha256", text, "base64")}'`).join(" ");

/**
 * The service worker, and one file with what it caches at once: pages with their drawings, but without
 * photographs and scripts. In one file, they compress to less than alone.
 */
export function offlineFiles(pages: ReadonlyMap<string, string>, bundle: Rolldown.OutputBundle) {
  const sourceOf = (file: string): string => Object(bundle[file]).source;
  const shown = [...offlinePages, offlinePath].map((path) => [path, pages.get(path) ?? ""]);
  const pictures = shown.join().match(/(?<=\/)assets\/[\w/-]+\.svg/g) ?? [];
  const drawn = pictures.map((file) => [`/${file}`, sourceOf(file)]);
  const text = JSON.stringify(Object.fromEntries([...shown, ...drawn]));
  const name = `assets/offline-${hash("sha256", text).slice(0, 8)}.json`;
  return { [name]: text, "sw.js": `const OFFLINE="/${name}";${sourceOf("sw.js")}` };
}

/** The script of a module such as `src/app/late-start.ts`. @throws {Error} if there is none */
export function findChunk(bundle: Rolldown.OutputBundle, module: string): Rolldown.OutputChunk {
  for (const file of Object.values(bundle))
    if (file.type === "chunk" && file.facadeModuleId?.endsWith(module)) return file;
  throw new Error(`The build has no ${module}`);
}

/** The style sheets that a module needs: imports come first. */
function findSheets(bundle: Rolldown.OutputBundle, module: string): string[] {
  const sheetsFor = ({ imports, viteMetadata }: Rolldown.OutputChunk): string[] => [
    ...imports.flatMap((name) => sheetsFor(bundle[name] as Rolldown.OutputChunk)),
    ...(viteMetadata?.importedCss ?? []),
  ];
  return sheetsFor(findChunk(bundle, module));
}
