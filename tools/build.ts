import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build } from "vite";
import { ContentError } from "../app/content-model/problems.ts";
import { loadSite } from "../app/content-model/site.ts";
import { notFoundPath } from "../app/routes.ts";
import { prerenderBuild, siteBuild } from "../vite.config.ts";
import { fingerprint, isUpToDate, writeStamp } from "./build-stamp.ts";
import { outputs } from "./outputs.ts";

/*
 * Builds the site into dist/site: checks the content, bundles, writes one HTML file an address,
 * compresses. With --if-changed it stops early where nothing has changed since the last build.
 */

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
    const pages = await prerender();
    compress(outputs.site);
    writeStamp(print);
    console.log(`Built ${pages} pages in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
  }
} catch (error) {
  // A content error is for the editor of the content: the message says it all.
  console.error(error instanceof ContentError ? error.message : error);
  process.exitCode = 1;
}

type Manifest = Record<string, { file: string }>;

/** Writes `dist/site/about.html` for `/about`, and so on. @returns how many pages there are */
async function prerender(): Promise<number> {
  const { addresses, render }: typeof import("../app/entry.prerender.tsx") = await import(
    pathToFileURL(path.resolve(outputs.prerender, "entry.prerender.js")).href
  );
  const manifest: Manifest = JSON.parse(
    readFileSync(path.join(outputs.site, ".vite/manifest.json"), "utf8"),
  );
  const file = (name: string) => {
    const entry = manifest[name];
    if (entry === undefined) throw new Error(`The build made no ${name}`);
    return `/${entry.file}`;
  };
  const fonts = readdirSync(path.join(outputs.site, "assets")).filter((name) =>
    name.endsWith(".woff2"),
  );
  const tags = [
    // Without a hint the fonts start only when the style sheet is here, and the words change shape.
    ...fonts.map(
      (name) =>
        `<link rel="preload" href="/assets/${name}" as="font" type="font/woff2" crossorigin>`,
    ),
    `<link rel="stylesheet" href="${file("style.css")}">`,
    `<script type="module" src="${file("app/entry.boot.ts")}"></script></head>`,
  ].join("");
  for (const address of addresses) {
    const html = (await render(address)).replace("</head>", tags);
    const target = path.join(outputs.site, htmlFile(address));
    // Addresses have no trailing slash: services/dental.html stands beside services.html.
    writeFile(target, html);
  }
  rmSync(path.join(outputs.site, ".vite"), { recursive: true });
  return addresses.length;
}

function htmlFile(address: string): string {
  if (address === "/") return "index.html";
  return address === notFoundPath ? "404.html" : `${address.slice(1)}.html`;
}

function writeFile(target: string, text: string): void {
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

/** Puts a .br and a .gz beside every text file, so that the server compresses nothing itself. */
function compress(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.(html|js|css|svg|json|txt|xml)$/.test(name)) continue;
    const file = path.join(folder, name);
    const bytes = readFileSync(file);
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
