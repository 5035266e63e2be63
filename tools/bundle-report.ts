import { readFileSync } from "node:fs";
import Sonda from "sonda/vite";
import { build } from "vite";
import { loadSite } from "../app/prerender/load-site.ts";
import { siteBuild } from "../vite.config.ts";
import { reports } from "./reports.ts";

/*
 * npm run bundle-report: where each kilobyte of script comes from. Prints what every page loads, by
 * package or file, and writes all of it as a map to look at: node_modules/.cache/reports/bundle.html.
 */

const config = siteBuild(loadSite());
await build({
  ...config,
  plugins: [
    ...(config.plugins ?? []),
    Sonda({ format: ["html", "json"], outputDir: reports, filename: "bundle", brotli: true }),
  ],
  // Beside the build that is served: source maps change it.
  build: { ...config.build, outDir: "node_modules/.cache/bundle-report", sourcemap: true },
});

/** Bytes of one source within one file of the build; `brotli` is an estimate. */
type Resource = {
  kind: string;
  name: string;
  uncompressed: number;
  brotli: number;
  parent: string | null;
};

const { resources }: { resources: Resource[] } = JSON.parse(
  readFileSync(`${reports}/bundle.json`, "utf8"),
);
const ofEveryPage = /\/(?:entry\.boot|entry\.browser|site)-[\w-]{8}\.js$/;
const rows = new Map<string, { bytes: number; brotli: number }>();
for (const { kind, name, uncompressed, brotli, parent } of resources) {
  if (kind !== "chunk" || parent === null || !ofEveryPage.test(parent)) continue;
  const found = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(name)?.[1] ?? name;
  const from = found === "[unassigned]" ? "words and addresses" : found;
  const row = rows.get(from) ?? { bytes: 0, brotli: 0 };
  rows.set(from, { bytes: row.bytes + uncompressed, brotli: row.brotli + brotli });
}
console.table(
  Object.fromEntries([...rows].sort(([, one], [, other]) => other.brotli - one.brotli)),
);
