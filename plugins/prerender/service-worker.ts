import { globSync } from "tinyglobby";
import { offlinePath } from "../../src/policies/canonical-path.ts";
import { listOfflinePages } from "../../src/routes/offline/route.ts";
import { shortHash } from "../../src/site/short-hash.ts";
import type { Site } from "../../src/site/site.ts";
import { htmlFile, outputs } from "../output.ts";
import { readBuilt, readManifest, writeBuilt } from "./files.ts";

/** Tells `sw.js` what to cache at once. Call it when all pages are written. */
export function finishServiceWorker(site: Site): void {
  const { withImports } = readManifest();
  const known = listOfflinePages(site).map(({ path }) => path);
  const pages = [...known, offlinePath];
  const assets = /\/assets\/[\w-]+\.(?:css|js|svg|woff2)/g;
  const inHtml = pages.flatMap((page) => readBuilt(htmlFile(page)).match(assets) ?? []);
  const ofPages = site.routes.filter(({ path }) => known.includes(path));
  const scripts = [
    ...["src/browser/react.ts", "src/browser/hydrate.tsx"],
    ...ofPages.flatMap(({ path, name }) => [`virtual:page:${path}`, `src/routes/${name}/page.tsx`]),
    // What the field for signs loads when it is touched.
    ...["src/sections/sign-finder/found-signs.tsx", "virtual:sign-finder"],
  ];
  const chunks = scripts.flatMap(withImports).flatMap(({ file, css = [] }) => [file, ...css]);
  const files = [...new Set([...pages, ...inHtml, ...chunks.map((file) => `/${file}`)])];
  const html = globSync("**/*.html", { cwd: outputs.site }).sort().map(readBuilt);
  const values = `const FILES=${JSON.stringify(files)},VERSION="${shortHash(...html)}";`;
  writeBuilt("sw.js", values + readBuilt("sw.js"));
}
