import { hash } from "node:crypto";
import { offlinePath } from "../../src/addresses/paths.ts";
import { listOfflinePages } from "../../src/routes/offline/route.ts";
import type { Site } from "../../src/site/site.ts";
import { type BuiltFiles, htmlFile } from "../output.ts";

/** Tells `sw.js` what to cache at once. Call it when all pages are written. */
export function writeOfflineFiles(site: Site, built: BuiltFiles): void {
  const { withImports } = built.readManifest();
  const known = listOfflinePages(site).map(({ path }) => path);
  const pages = [...known, offlinePath];
  const assets = /\/assets\/[\w-]+\.(?:css|js|svg|woff2)/g;
  const inHtml = pages.flatMap((page) => built.read(htmlFile(page)).match(assets) ?? []);
  const scripts = [
    ...["src/browser/react.ts", "src/browser/hydrate.tsx"],
    ...known.map((path) => `virtual:page:${path}`),
    // What the field for signs loads when it is touched.
    "src/sections/sign-finder/results.ts",
  ];
  const chunks = scripts.flatMap(withImports).flatMap(({ file, css = [] }) => [file, ...css]);
  const files = [...new Set([...pages, ...inHtml, ...chunks.map((file) => `/${file}`)])];
  const version = hash("sha256", built.list("**/*.html").map(built.read).join(""));
  const values = `const FILES=${JSON.stringify(files)},VERSION="${version}";`;
  built.write("sw.js", values + built.read("sw.js"));
}
