import { readFileSync } from "node:fs";
import path from "node:path";
import { globSync } from "tinyglobby";
import { build } from "vite";
import { offlinePath } from "../../src/policies/canonical-path.ts";
import { listOfflinePages } from "../../src/routes/offline/route.ts";
import { shortHash } from "../../src/site/short-hash.ts";
import type { Site } from "../../src/site/site.ts";
import { htmlFile, outputs } from "../output.ts";
import { listFonts, readManifest } from "./files.ts";

/**
 * Writes `sw.js`. Call it when all pages are written.
 * @param site without it, the worker removes itself from the browsers that have it (docs/offline.md)
 */
export async function writeServiceWorker(site?: Site): Promise<void> {
  await build({
    configFile: false,
    logLevel: "warn",
    define: site ? { PRECACHE: JSON.stringify(listPrecachedFiles(site)), VERSION: version() } : {},
    build: {
      outDir: outputs.site,
      emptyOutDir: false,
      copyPublicDir: false,
      license: { fileName: ".vite/licenses-worker.json" },
      target: "es2023",
      rolldownOptions: {
        input: `src/service-worker/service-worker${site ? "" : "-off"}.ts`,
        output: { format: "iife", entryFileNames: "sw.js" },
      },
    },
  });
}

/** Changes with any page. */
function version(): string {
  const pages = globSync("**/*.html", { cwd: outputs.site });
  return JSON.stringify(hash(pages.sort()));
}

/** Files to precache. */
function listPrecachedFiles(site: Site): { url: string; revision: string | null }[] {
  const pages = [...listOfflinePages(site).map((page) => page.path), offlinePath];
  const { chunk, withImports } = readManifest();
  // Scripts and fonts of every page, already in the HTTP cache after the first visit, and what the
  // field for signs loads when it is touched.
  const finder = ["src/sections/sign-finder/found-signs.tsx", "virtual:sign-finder"];
  const notices = site.notices.length > 0 ? ["notices.ts"] : [];
  const scripts = ["boot.ts", "react.ts", "hydrate.tsx", ...notices]
    .map((name) => `src/browser/${name}`)
    .concat(finder)
    .flatMap(withImports)
    .map(({ file }) => file);
  // Without its style sheet, a script does not start.
  const styles = finder.flatMap((name) => chunk(name).css ?? []);
  const assets = [...new Set([...scripts, ...styles, ...listFonts()])].map((name) => `/${name}`);
  // What to do in an emergency is drawn, too.
  const drawn = site.signs.signs.flatMap(({ picture = [], drawing }) =>
    [picture, drawing?.picture ?? []].flat(),
  );
  const pictures = ["head-offline", ...drawn].map((name) => site.picture(name).src);
  const urls = [...assets, ...pictures];
  return [
    ...pages.map((url) => ({ url, revision: hash([htmlFile(url)]) })),
    // Asset names contain a content hash.
    ...urls.map((url) => ({ url, revision: null })),
  ];
}

function hash(files: readonly string[]): string {
  return shortHash(...files.map((file) => readFileSync(path.join(outputs.site, file))));
}
