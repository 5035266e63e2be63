import { hash } from "node:crypto";
import type { Rolldown } from "vite";
import { offlinePath } from "../../src/addresses/paths.ts";
import { offlinePages } from "../../src/routes/offline/route.ts";
import { chunksIn } from "./chunks.ts";

/** Begins `sw.js` with what to cache at once, without photographs. @param pages HTML by path */
export function offlineFiles(pages: ReadonlyMap<string, string>, bundle: Rolldown.OutputBundle) {
  const assets = /\/assets\/[\w-]+\.(?:css|js|svg|woff2)/g;
  const shown = [...offlinePages, offlinePath];
  const inHtml = shown.flatMap((path) => pages.get(path)?.match(assets) ?? []);
  const { scripts, sheets } = chunksIn(bundle).filesOf([
    "src/browser/react.ts",
    "src/browser/hydrate.tsx",
    ...offlinePages.map((path) => `virtual:page:${path}`),
    // What the field for signs loads when it is touched.
    "src/signs/sign-finder/results.ts",
  ]);
  const ofScripts = [...scripts, ...sheets].map((file) => `/${file}`);
  const files = [...new Set([...shown, ...inHtml, ...ofScripts])];
  const version = hash("sha256", [...pages.values()].join(""));
  return `const FILES=${JSON.stringify(files)},VERSION="${version}";`;
}
