import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { expect, test } from "@playwright/test";
import { loadSite } from "../../app/content-model/site.ts";
import { outputs } from "../../tools/outputs.ts";

/* What the build wrote. */

const assets = path.join(outputs.site, "assets");
const scripts = readdirSync(assets)
  .filter((name) => name.endsWith(".js"))
  .map((name) => ({ name, code: readFileSync(path.join(assets, name), "utf8") }));
const site = loadSite();

test("the boot file comes with next to nothing", () => {
  const boot = scripts.find(({ name }) => name.startsWith("entry.boot-"));
  const imports = [...(boot?.code.matchAll(/(?:import|from) ?"\.\/([^"]+)"/g) ?? [])];
  expect(imports.map(([, name]) => name?.split("-")[0])).toEqual(["preload"]);
  const sizes = ["entry.boot-", "preload-helper-"].map(
    (start) =>
      brotliCompressSync(scripts.find(({ name }) => name.startsWith(start))?.code ?? "").length,
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1500);
});

test("each page's words are in its own chunk alone", () => {
  const own = [
    ...site.services.map(({ lead }) => lead),
    ...site.articles.map(({ lead }) => lead),
    ...site.areas.map(({ lead }) => lead),
    ...site.legal.map(({ lead }) => lead),
    site.pages.about.story.paragraphs[0] ?? "",
    site.pages.home.hero.lead,
    site.pages.contact.lead,
    ...site.reasons.map(({ description }) => description),
  ];
  for (const sentence of own) {
    const holders = scripts.filter(({ code }) => code.includes(sentence.slice(0, 60)));
    expect(
      holders.map(({ name }) => name),
      sentence,
    ).toHaveLength(1);
  }
});

test("the script that every page asks for holds no page's words, no parser and no schema", () => {
  const shared = scripts.filter(({ name }) => /^(entry|shell)/.test(name));
  expect(shared.length).toBeGreaterThan(1);
  for (const { name, code } of shared) {
    for (const service of site.services) expect(code, name).not.toContain(service.description);
    expect(code, name).not.toContain("The content has");
    expect(code, name).not.toContain("front matter");
  }
});

test("the folder holds one HTML file a page, and the not-found page", () => {
  const written = readdirSync(outputs.site, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".html"),
  );
  const expected = site.routes.map(({ path: address }) =>
    address === "/" ? "index.html" : `${address.slice(1)}.html`,
  );
  expect(written.sort()).toEqual([...expected, "404.html"].sort());
});

/** What can be read of a page when its first bytes have come. */
function readFirst(file: string, bytes: number): string {
  const compressed = readFileSync(path.join(outputs.site, `${file}.br`)).subarray(0, bytes);
  return brotliDecompressSync(compressed, {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  }).toString();
}

test("14 kB paint the first screen of home: the styles, the hero and the strip below it", () => {
  const first = readFirst("index.html", 14_000);
  expect(first).toContain("</style>");
  expect(first).toMatch(/<svg[^>]*hero-hill[\s\S]*<\/svg>[\s\S]*hero-strip[\s\S]*<\/dl>/);
});

test("a page paints with its HTML alone: its styles are in it", () => {
  for (const { path: address } of site.routes) {
    const file = address === "/" ? "index.html" : `${address.slice(1)}.html`;
    const html = readFileSync(path.join(outputs.site, file), "utf8");
    expect(html.match(/<style>/g), address).toHaveLength(1);
    expect(html, address).not.toContain('rel="stylesheet"');
    const size = readFileSync(path.join(outputs.site, `${file}.br`)).length;
    expect(size, address).toBeLessThanOrEqual(17_000);
  }
});

test("the whole style sheet stays under 20 kB, and the picture of the hero under 6 kB", () => {
  const sheets = readdirSync(assets).filter((name) => name.endsWith(".css.br"));
  expect(sheets).toHaveLength(1);
  expect(readFileSync(path.join(assets, sheets[0] ?? "")).length).toBeLessThanOrEqual(20_000);
  expect(brotliCompressSync(site.drawing("hero").markup).length).toBeLessThanOrEqual(6_000);
});

test("the style guide is no part of the build", () => {
  expect(readdirSync(outputs.site, { recursive: true, encoding: "utf8" }).join()).not.toMatch(
    /styleguide/i,
  );
  for (const { name, code } of scripts) expect(code, name).not.toContain("examples.tsx");
});
