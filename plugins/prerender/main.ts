import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip as gzipCallback } from "node:zlib";
import { build } from "vite";
import { ContentError, formatProblem } from "../../src/content/problems.ts";
import { defaultOrigin, SiteOriginError, siteOrigin } from "../../src/policies/site-origin.ts";
import { loadCheckedSite } from "../../src/site/photo-problems.ts";
import type { Site } from "../../src/site/site.ts";
import { prerenderBuild, siteBuild } from "../../vite.config.ts";
import { writeCdnFiles } from "../host/cdn-files.ts";
import { building, htmlFile } from "../output.ts";
import { drawSharePicture } from "./draw-share-picture.ts";
import { readBuilt, writeBuilt } from "./files.ts";
import { fingerprint } from "./fingerprint.ts";
import { articleProse, machineFiles } from "./machine-files.ts";
import { prerender } from "./prerender.ts";
import { writeServiceWorker } from "./service-worker.ts";
import { licensesFile } from "./shipped-licenses.ts";
import { subsetFonts } from "./subset-fonts.ts";

/*
 * Builds the site into dist/site: validates content, bundles, prerenders, compresses. A failed
 * build keeps the previous one. With --if-changed, skips the build if nothing changed. With --cdn,
 * for publishing on a CDN: needs SITE_ORIGIN, and leaves out the copies that a CDN makes itself.
 */

const brotli = promisify(brotliCompress);
const gzip = promisify(gzipCallback);

const stamp = "dist/build-stamp.txt";
const isForCdn = process.argv.includes("--cdn");
if (isForCdn) process.env.SITE_ORIGIN ??= "";

try {
  const print = fingerprint(isForCdn);
  const isCurrent = existsSync(stamp) && readFileSync(stamp, "utf8") === print;
  if (process.argv.includes("--if-changed") && isCurrent) {
    console.log("The build is up to date.");
  } else {
    await buildSite(siteOrigin());
    writeFileSync(stamp, print);
  }
} catch (error) {
  // These messages are for content editors and publishers, so omit the stack.
  const isPlain = error instanceof ContentError || error instanceof SiteOriginError;
  console.error(isPlain ? error.message : error);
  if (error instanceof ContentError && process.env.GITHUB_ACTIONS) {
    // https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
    for (const problem of error.problems) {
      const message = formatProblem(problem).replaceAll("%", "%25").replaceAll("\n", "%0A");
      console.log(`::error file=${problem.file},line=${problem.line ?? 1}::${message}`);
    }
  }
  process.exitCode = 1;
}

async function buildSite(origin: string): Promise<void> {
  const start = performance.now();
  const folder = path.dirname(building.site);
  rmSync(folder, { recursive: true, force: true });
  const site = await loadCheckedSite();
  await subsetFonts();
  await build(siteBuild(site));
  await build(prerenderBuild(site));
  const pages = await prerender(site);
  await writeServiceWorker(site);
  await drawSharePictures(site);
  const prose = site.articles.map(
    ({ path }) => [path, articleProse(readBuilt(htmlFile(path)))] as const,
  );
  for (const [name, text] of machineFiles(site, new Map(prose))) writeBuilt(name, text);
  writeBuilt("licenses.txt", licensesFile());
  rmSync(path.join(building.site, ".vite"), { recursive: true });
  if (!isForCdn) await compress();
  writeCdnFiles(site);
  rmSync("dist", { recursive: true, force: true });
  renameSync(folder, "dist");
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`Built ${pages} pages in ${seconds} s for ${origin}.`);
  if (origin === defaultOrigin) {
    console.log("This is a placeholder. To publish, build with SITE_ORIGIN=https://your-domain.");
  }
}

async function drawSharePictures(site: Site): Promise<void> {
  const cache = "node_modules/.cache/share-pictures";
  mkdirSync(cache, { recursive: true });
  await Promise.all(
    Array.from(site.sharePictures.list(), async ([pathname, input]) => {
      // The name contains a hash of the inputs, so an existing picture is still valid.
      const kept = path.join(cache, path.basename(pathname));
      if (!existsSync(kept)) writeFileSync(kept, await drawSharePicture(input));
      copyFileSync(kept, path.join(building.site, pathname));
    }),
  );
}

/** Precompresses every text file to .br and .gz. */
async function compress(): Promise<void> {
  const files = readdirSync(building.site, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(html|js|css|svg|json|txt|xml|webmanifest|ico)$/.test(name))
    .map((name) => path.join(building.site, name));
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file);
      const [br, gz] = await Promise.all([brotli(bytes), gzip(bytes, { level: 9 })]);
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
    }),
  );
}
