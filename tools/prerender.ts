import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Manifest } from "vite";
import type { Site } from "../app/content-model/site.ts";
import { offlinePath } from "../app/policies/canonical-path.ts";
import { building, htmlFile } from "./outputs.ts";
import { write } from "./write.ts";

/**
 * Writes `about.html` for `/about`, and so on. Each document carries the styles that its page needs,
 * so that it paints with nothing but the HTML: the sheet that all pages share and that of its route.
 * A disabled link names each sheet, so that Vite's loader takes it for loaded:
 * https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/link#disabled
 * @returns how many pages there are
 */
export async function prerender(site: Site): Promise<number> {
  const { render }: typeof import("../app/prerender/prerender.tsx") = await import(
    pathToFileURL(path.resolve(building.prerender, "prerender.js")).href
  );
  const read = (file: string) => readFileSync(path.join(building.site, file), "utf8");
  const manifest: Manifest = JSON.parse(read(".vite/manifest.json"));
  const chunk = (name: string) => {
    const found = manifest[name];
    if (found === undefined) throw new Error(`The build made no ${name}`);
    return found;
  };
  /** The style sheets of a chunk and of those that it imports, those first. */
  const sheetsOf = (name: string): string[] => {
    const { imports = [], css = [] } = chunk(name);
    return [...imports.flatMap(sheetsOf), ...css];
  };
  const fontTags = readdirSync(path.join(building.site, "assets"))
    .filter((name) => name.endsWith(".woff2"))
    .map(
      (name) =>
        `<link rel="preload" href="/assets/${name}" as="font" type="font/woff2" crossorigin>`,
    );
  const styleTags = (name: string) => {
    const entries = ["app/browser/hydrate.tsx", `app/routes/${name}/page.tsx`];
    const sheets = [...new Set(entries.flatMap(sheetsOf))];
    const css = sheets.map((file) => read(file).trim()).join("");
    if (css.includes("</")) throw new Error(`The styles of ${name} cannot stand in a page`);
    const links = sheets.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`);
    return `<style>${css}</style>${links.join("")}`;
  };
  const noticeTag =
    site.notices.length === 0
      ? ""
      : // The page waits with its first paint, so that a notice pushes nothing away.
        `<script type="module" blocking="render" src="/${chunk("app/browser/notices.ts").file}"></script>`;
  /** At the end: for a script in the head the browser makes ready what scripts need before it paints. */
  const bootTag = `<script type="module" fetchpriority="low" src="/${chunk("app/browser/boot.ts").file}"></script>`;

  const routes = [...site.routes, ...site.standInRoutes];
  for (const { path: pagePath, name } of routes) {
    // Nothing takes the offline page over: the address in view is that of another page.
    const isOffline = pagePath === offlinePath;
    const head = [styleTags(name), ...fontTags, isOffline ? "" : noticeTag].join("");
    const html = (await render(pagePath))
      .replace("</head>", () => `${head}</head>`)
      .replace("</body>", () => `${isOffline ? "" : bootTag}</body>`);
    write(path.join(building.site, htmlFile(pagePath)), html);
  }
  return routes.length;
}
