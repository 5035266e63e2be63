import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { build } from "vite";
import { shortHash } from "../app/content-model/short-hash.ts";
import type { Site } from "../app/content-model/site.ts";
import { offlinePath } from "../app/policies/canonical-path.ts";
import { listOfflinePages } from "../app/routes/offline/route.ts";
import { building, htmlFile } from "./outputs.ts";

/** Scripts and fonts of every page, already in the HTTP cache after the first visit. */
const everyPage = /^(?:boot|hydrate|site)-.{8}\.js$|\.woff2$/;

/** Writes `sw.js`. Call it when all pages are written. */
export async function writeServiceWorker(site: Site): Promise<void> {
  // Removes the worker from the browsers that have it (docs/offline.md).
  const suffix = process.env.SERVICE_WORKER === "off" ? "-off" : "";
  await build({
    configFile: false,
    logLevel: "warn",
    define: {
      AHEAD: JSON.stringify(listFilesAhead(site)),
      VERSION: JSON.stringify(
        hash(
          readdirSync(building.site, { recursive: true, encoding: "utf8" })
            .filter((name) => name.endsWith(".html"))
            .sort(),
        ),
      ),
    },
    build: {
      outDir: building.site,
      emptyOutDir: false,
      copyPublicDir: false,
      license: { fileName: ".vite/licenses-worker.json" },
      target: "es2023",
      rolldownOptions: {
        input: `app/service-worker/service-worker${suffix}.ts`,
        output: { format: "iife", entryFileNames: "sw.js" },
      },
    },
  });
}

/** Files to precache. */
function listFilesAhead(site: Site): { url: string; revision: string | null }[] {
  const pages = [...listOfflinePages(site).map((page) => page.path), offlinePath];
  const assets = readdirSync(path.join(building.site, "assets")).filter((name) =>
    everyPage.test(name),
  );
  const urls = [...assets.map((name) => `/assets/${name}`), site.illustration("head-offline").src];
  return [
    ...pages.map((url) => ({ url, revision: hash([htmlFile(url)]) })),
    // Asset names contain a content hash.
    ...urls.map((url) => ({ url, revision: null })),
  ];
}

function hash(files: readonly string[]): string {
  return shortHash(...files.map((file) => readFileSync(path.join(building.site, file))));
}
