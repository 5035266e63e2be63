import { copyFileSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip as gzipCallback } from "node:zlib";
import { build } from "vite";
import { loadSite } from "../../app/content-model/load-site.ts";
import { ContentError } from "../../app/content-model/problems.ts";
import type { Site } from "../../app/content-model/site.ts";
import { SiteOriginError, siteOrigin } from "../../app/policies/site-origin.ts";
import { building, htmlFile } from "../../server/outputs.ts";
import { articleProse } from "./article-prose.ts";
import { fingerprint, isUpToDate, writeStamp } from "./build-stamp.ts";
import { writeCdnFiles } from "./cdn-files.ts";
import { drawSharePicture } from "./draw-share-picture.ts";
import { machineFiles } from "./machine-files.ts";
import { findPhotoProblems } from "./photo-problems.ts";
import { prerender } from "./prerender.ts";
import { writeServiceWorker } from "./service-worker.ts";
import { licensesFile } from "./shipped-licenses.ts";
import { subsetFonts } from "./subset-fonts.ts";
import { prerenderBuild, siteBuild } from "./vite.ts";
import { write } from "./write.ts";

/*
 * Builds the site into dist/site: validates content, bundles, prerenders, compresses. A failed
 * build keeps the previous one. With --if-changed, skips the build if nothing changed. With --cdn,
 * for publishing on a CDN: needs SITE_ORIGIN, and leaves out the copies that a CDN makes itself.
 */

const brotli = promisify(brotliCompress);
const gzip = promisify(gzipCallback);

const isForCdn = process.argv.includes("--cdn");
if (isForCdn) process.env.SITE_ORIGIN ??= "";

try {
  const origin = siteOrigin();
  const print = fingerprint();
  if (process.argv.includes("--if-changed") && isUpToDate(print)) {
    console.log("The build is up to date.");
  } else {
    const start = performance.now();
    const folder = path.dirname(building.site);
    rmSync(folder, { recursive: true, force: true });
    const site = loadSite();
    const photoProblems = await findPhotoProblems(site);
    if (photoProblems.length > 0) throw new ContentError(photoProblems);
    await subsetFonts();
    await build(siteBuild(site));
    await build(prerenderBuild(site));
    const pages = await prerender(site);
    await writeServiceWorker(site);
    await writeForMachines(site);
    rmSync(path.join(building.site, ".vite"), { recursive: true });
    if (!isForCdn) await compress(building.site);
    writeCdnFiles(site);
    writeStamp(folder, print);
    rmSync("dist", { recursive: true, force: true });
    renameSync(folder, "dist");
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`Built ${pages} pages in ${seconds} s for ${origin}.`);
    if (origin.endsWith(".example")) {
      console.log(
        "This address is a stand-in. To publish, build with SITE_ORIGIN=https://your-domain.",
      );
    }
  }
} catch (error) {
  // These messages are for content editors and publishers, so omit the stack.
  const isPlain = error instanceof ContentError || error instanceof SiteOriginError;
  const { code, path: file } = error as NodeJS.ErrnoException;
  const isRefused = code === "EACCES" || code === "EROFS";
  console.error(
    isRefused
      ? `You may not write to ${file}. Delete it, or give it to yourself.`
      : isPlain
        ? error.message
        : error,
  );
  process.exitCode = 1;
}

/** Pictures for shared links, feeds, sitemap. */
async function writeForMachines(site: Site): Promise<void> {
  await Promise.all(
    [...site.sharePictures.list()].map(async ([pathname, drawing]) => {
      // The name contains a hash of the inputs, so an existing picture is still valid.
      const kept = path.join("node_modules/.cache/share-pictures", path.basename(pathname));
      if (!existsSync(kept)) write(kept, await drawSharePicture(drawing));
      copyFileSync(kept, path.join(building.site, pathname));
    }),
  );
  const prose = new Map(
    site.articles.map((article) => {
      const page = readFileSync(path.join(building.site, htmlFile(article.path)), "utf8");
      return [article.path, articleProse(page, siteOrigin())];
    }),
  );
  const files = [
    ...machineFiles(site, prose),
    ["licenses.txt", licensesFile(path.join(building.site, ".vite"))] as const,
  ];
  for (const [name, content] of files) write(path.join(building.site, name), content);
}

/** Precompresses every text file to .br and .gz. */
async function compress(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(html|js|css|svg|json|txt|xml|webmanifest|ico)$/.test(name))
    .map((name) => path.join(folder, name));
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file);
      const [br, gz] = await Promise.all([brotli(bytes), gzip(bytes, { level: 9 })]);
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
    }),
  );
}
