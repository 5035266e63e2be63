import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build } from "vite";
import { ContentError } from "../app/content-model/problems.ts";
import { loadSite, type Site } from "../app/content-model/site.ts";
import { siteOrigin } from "../app/policies/site-origin.ts";
import { notFoundPath, notFoundRoute } from "../app/routes.ts";
import { themeColors } from "../app/styles/theme-colors.ts";
import { prerenderBuild, siteBuild } from "../vite.config.ts";
import { articleProse } from "./article-prose.ts";
import { fingerprint, isUpToDate, writeStamp } from "./build-stamp.ts";
import { drawIcons } from "./draw-icons.ts";
import { drawSharePicture } from "./draw-share-picture.ts";
import { inlineStyles } from "./inline-styles.ts";
import { machineFiles } from "./machine-files.ts";
import { outputs } from "./outputs.ts";

/*
 * Builds the site into dist/site: checks the content, bundles, writes one HTML file an address,
 * compresses. With --if-changed it stops early where nothing has changed since the last build.
 */

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
    await build(siteBuild(site));
    await build(prerenderBuild(site));
    const pages = await prerender(site);
    await writeForMachines(site);
    compress(outputs.site);
    writeStamp(print);
    console.log(`Built ${pages} pages in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
  }
} catch (error) {
  // A content error is for the editor of the content: the message says it all.
  console.error(error instanceof ContentError ? error.message : error);
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
  const routes = [...site.routes, notFoundRoute];
  for (const [name, alike] of Map.groupBy(routes, (route) => route.name)) {
    const pages: [address: string, html: string][] = [];
    for (const { path: address } of alike) pages.push([address, await render(address)]);
    const scripts = scriptsOf(`app/routes/${name}.tsx`);
    const inline = await inlineStyles(read(styles), [
      ...pages.map(([, html]) => html),
      // What a route may show later on has its names in its script.
      ...scripts.map(read),
    ]);
    const tags = [
      `<style>${inline}</style>`,
      ...fonts.map(
        (font) =>
          `<link rel="preload" href="/assets/${font}" as="font" type="font/woff2" crossorigin>`,
      ),
      ...noticeTags,
      `<script type="module" src="/${chunk("app/entry.boot.ts").file}" data-styles="/${styles}"></script></head>`,
    ].join("");
    for (const [address, html] of pages) {
      // Addresses have no trailing slash: services/dental.html stands beside services.html.
      writeFile(
        path.join(outputs.site, htmlFile(address)),
        html.replace("</head>", () => tags),
      );
    }
  }
  rmSync(path.join(outputs.site, ".vite"), { recursive: true });
  return site.routes.length + 1;
}

/** Pictures of shared links, icons, feeds, the map for search engines. */
async function writeForMachines(site: Site): Promise<void> {
  await Promise.all(
    [...site.sharePictures.list()].map(async ([address, drawing]) => {
      // Its name says what it is drawn from: one that has been drawn before is still right.
      const kept = path.join("node_modules/.cache/share-pictures", path.basename(address));
      if (!existsSync(kept)) writeFile(kept, await drawSharePicture(drawing));
      copyFileSync(kept, path.join(outputs.site, address));
    }),
  );
  const prose = new Map(
    site.articles.map(({ slug }) => {
      const page = readFileSync(path.join(outputs.site, htmlFile(`/blog/${slug}`)), "utf8");
      return [slug, articleProse(page, siteOrigin())];
    }),
  );
  const files = [...machineFiles(site, prose, themeColors()), ...(await drawIcons())];
  for (const [name, content] of files) writeFile(path.join(outputs.site, name), content);
}

function htmlFile(address: string): string {
  if (address === "/") return "index.html";
  return address === notFoundPath ? "404.html" : `${address.slice(1)}.html`;
}

function writeFile(target: string, content: string | Buffer): void {
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}

/** Puts a .br and a .gz beside every text file, so that the server compresses nothing itself. */
function compress(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.(html|js|css|svg|json|txt|xml|webmanifest|ico)$/.test(name)) continue;
    const file = path.join(folder, name);
    const bytes = readFileSync(file);
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
