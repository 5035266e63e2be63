import "./build-memory.ts";

import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip as gzipCallback } from "node:zlib";
import pMap from "p-map";
import { build } from "vite";
import { ContentError } from "../app/content-model/problems.ts";
import { loadSite, type Site } from "../app/content-model/site.ts";
import { siteOrigin } from "../app/policies/site-origin.ts";
import { standInRoutes } from "../app/routes.ts";
import { themeColors } from "../app/styles/theme-colors.ts";
import { prerenderBuild, siteBuild } from "../vite.config.ts";
import { articleProse } from "./article-prose.ts";
import { fingerprint, isUpToDate, writeStamp } from "./build-stamp.ts";
import { drawIcons } from "./draw-icons.ts";
import { drawSharePicture } from "./draw-share-picture.ts";
import { writeHostFiles } from "./host-files.ts";
import { HostLimitError } from "./hosts/cdn-files.ts";
import { inlineStyles, namesIn } from "./inline-styles.ts";
import { machineFiles } from "./machine-files.ts";
import { htmlFile, outputs } from "./outputs.ts";
import { writeServiceWorker } from "./service-worker.ts";
import { licensesFile } from "./shipped-licenses.ts";
import { subsetFonts } from "./subset-fonts.ts";

/*
 * Builds the site into dist/site: checks the content, bundles, writes one HTML file an address,
 * compresses. With --if-changed it stops early where nothing has changed since the last build.
 */

/** More files than this are compressed a little less: the last 2% take half of the time. */
const manyFiles = 1_000;

const brotli = promisify(brotliCompress);
const gzip = promisify(gzipCallback);

/** Chunks that hold more than one route shows. */
const sharedChunk = /\/(?:site|entry\.browser)-/;

try {
  const print = fingerprint();
  if (process.argv.includes("--if-changed") && isUpToDate(print)) {
    console.log("The build is up to date.");
  } else {
    const start = performance.now();
    rmSync("dist", { recursive: true, force: true });
    const site = loadSite();
    await subsetFonts();
    await build(siteBuild(site));
    await build(prerenderBuild(site));
    const pages = await prerender(site);
    await writeServiceWorker(site);
    await writeForMachines(site);
    await compress(outputs.site);
    writeHostFiles();
    writeStamp(print);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const memory = Math.round(process.resourceUsage().maxRSS / 1000);
    console.log(`Built ${pages} pages in ${seconds} s with ${memory} MB of memory.`);
  }
} catch (error) {
  // These are for people who write content or publish: the message says it all.
  const isPlain = error instanceof ContentError || error instanceof HostLimitError;
  console.error(isPlain ? error.message : error);
  process.exitCode = 1;
}

/** Chunks by source file; `imports` are those that come along with one. */
type Manifest = Record<string, { file: string; imports?: string[] }>;

/** Writes `dist/site/about.html` for `/about`, and so on. @returns how many pages there are */
async function prerender(site: Site): Promise<number> {
  const { render }: typeof import("../app/entry.prerender.tsx") = await import(
    pathToFileURL(path.resolve(outputs.prerender, "entry.prerender.js")).href
  );
  const manifest: Manifest = JSON.parse(
    readFileSync(path.join(outputs.site, ".vite/manifest.json"), "utf8"),
  );
  const chunk = (name: string) => {
    const entry = manifest[name];
    if (entry === undefined) throw new Error(`The build made no ${name}`);
    return entry;
  };
  /** The script of a route, what all pages share left out. */
  const scriptsOf = (name: string, seen = new Set<string>()): string[] => {
    const { file, imports = [] } = chunk(name);
    if (seen.has(name) || !file.endsWith(".js") || sharedChunk.test(file)) return [];
    seen.add(name);
    return [file, ...imports.flatMap((imported) => scriptsOf(imported, seen))];
  };
  const read = (file: string) => readFileSync(path.join(outputs.site, file), "utf8");
  const styles = chunk("style.css").file;
  const sheet = read(styles);
  const fonts = readdirSync(path.join(outputs.site, "assets")).filter((name) =>
    name.endsWith(".woff2"),
  );
  const noticeTags =
    site.notices.length === 0
      ? []
      : [
          // The page waits with its first paint, so that a notice pushes nothing away.
          `<script type="module" blocking="render" src="/${chunk("app/entry.notices.ts").file}"></script>`,
        ];
  /** At the end: for a script in the head the browser makes ready what scripts need before it paints. */
  const bootTag = `<script type="module" fetchpriority="low" src="/${chunk("app/entry.boot.ts").file}" data-styles="/${styles}"></script>`;
  const routes = [...site.routes, ...standInRoutes];
  for (const [name, alike] of Map.groupBy(routes, (route) => route.name)) {
    // What a route may show later on has its names in its script.
    const names = new Set(
      scriptsOf(`app/routes/${name}.tsx`).flatMap((file) => namesIn(read(file))),
    );
    // Pages wait on the disk for their styles: a blog of a thousand would fill the memory.
    for (const { path: address } of alike) {
      const html = await render(address);
      for (const found of namesIn(html)) names.add(found);
      write(path.join(outputs.site, htmlFile(address)), html);
    }
    const inline = await inlineStyles(sheet, names);
    // Nothing takes the offline page over: the address in view is that of another page.
    const isOffline = name === "offline";
    const headTags = [
      `<style>${inline}</style>`,
      ...fonts.map(
        (font) =>
          `<link rel="preload" href="/assets/${font}" as="font" type="font/woff2" crossorigin>`,
      ),
      ...(isOffline ? [] : noticeTags),
      "</head>",
    ].join("");
    const endTags = `${isOffline ? "" : bootTag}</body>`;
    for (const { path: address } of alike) {
      const file = htmlFile(address);
      write(
        path.join(outputs.site, file),
        read(file)
          .replace("</head>", () => headTags)
          .replace("</body>", () => endTags),
      );
    }
  }
  rmSync(path.join(outputs.site, ".vite"), { recursive: true });
  return routes.length;
}

/** Pictures of shared links, icons, feeds, the map for search engines. */
async function writeForMachines(site: Site): Promise<void> {
  await pMap(
    site.sharePictures.list(),
    async ([address, drawing]) => {
      // Its name says what it is drawn from: one that has been drawn before is still right.
      const kept = path.join("node_modules/.cache/share-pictures", path.basename(address));
      if (!existsSync(kept)) write(kept, await drawSharePicture(drawing));
      copyFileSync(kept, path.join(outputs.site, address));
    },
    { concurrency: availableParallelism() },
  );
  const prose = new Map(
    site.articles.map(({ slug }) => {
      const page = readFileSync(path.join(outputs.site, htmlFile(`/blog/${slug}`)), "utf8");
      return [slug, articleProse(page, siteOrigin())];
    }),
  );
  const files = [
    ...machineFiles(site, prose, themeColors()),
    ["licenses.txt", licensesFile()] as const,
    ...(await drawIcons()),
  ];
  for (const [name, content] of files) write(path.join(outputs.site, name), content);
}

function write(target: string, content: string | Buffer): void {
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}

/** Puts a .br and a .gz beside every text file, so that the server compresses nothing itself. */
async function compress(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(html|js|css|svg|json|txt|xml|webmanifest|ico)$/.test(name))
    .map((name) => path.join(folder, name));
  const quality = files.length > manyFiles ? 10 : 11;
  await pMap(
    files,
    async (file) => {
      const bytes = await readFile(file);
      const [br, gz] = await Promise.all([
        brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
        gzip(bytes, { level: 9 }),
      ]);
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
    },
    { concurrency: availableParallelism() },
  );
}
