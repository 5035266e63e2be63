import { globSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import { loadSite } from "../../app/content-model/load-site.ts";
import { htmlFile, outputs } from "../../server/outputs.ts";
import { builtHtml, builtPage } from "./built-html.ts";

/* What the build wrote. */

const assets = path.join(outputs.site, "assets");
const scripts = readdirSync(assets)
  .filter((name) => name.endsWith(".js"))
  .map((name) => ({ name, code: readFileSync(path.join(assets, name), "utf8") }));
const site = loadSite();

test("each page's words are in its own chunk alone", () => {
  const own = [
    ...site.services.map(({ lead }) => lead),
    ...site.articles.map(({ lead }) => lead),
    ...site.areas.map(({ lead }) => lead),
    ...site.legal.map(({ lead }) => lead),
    ...["/", "/about", "/contact"].map((path) => builtPage(path)("main p.lead").first().text()),
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
  const shared = scripts.filter(({ name }) => /^(boot|hydrate|site|ui)-.{8}\.js$/.test(name));
  expect(shared).toHaveLength(4);
  for (const { name, code } of shared) {
    for (const service of site.services) expect(code, name).not.toContain(service.description);
    expect(code, name).not.toContain("The content has");
    expect(code, name).not.toContain("front matter");
  }
});

test("the folder holds one HTML file a page, the not-found page and the offline page", () => {
  const written = readdirSync(outputs.site, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".html"),
  );
  const expected = site.routes.map(({ path: pathname }) => htmlFile(pathname));
  expect(written.sort()).toEqual([...expected, "404.html", "offline.html"].sort());
});

/** What can be read of a page once its first bytes have arrived. */
function readFirst(file: string, bytes: number): string {
  const compressed = readFileSync(path.join(outputs.site, `${file}.br`)).subarray(0, bytes);
  return brotliDecompressSync(compressed, {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  }).toString();
}

test("ten packets paint the first screen of home: the styles, the hero and the strip below it", () => {
  const first = readFirst("index.html", 14_400);
  expect(first).toContain("</style>");
  expect(first).toMatch(/<svg[^>]*hero-hill[\s\S]*<\/svg>[\s\S]*hero-strip[\s\S]*<\/dl>/);
});

test("a page paints with its HTML alone: its styles are in it", () => {
  for (const { path: pathname } of site.routes) {
    const html = builtHtml(pathname);
    expect(html, pathname).toContain("<style>");
    expect(html.match(/<link[^>]*rel="stylesheet"(?![^>]* disabled)/g), pathname).toBeNull();
  }
});

test("a page has the rule of every class on it", () => {
  /** Classes that a selector begins with; those further along may belong to other parts. */
  const classesIn = (css: string) => {
    const plain = css.replace(/\/\*[\s\S]*?\*\/|\([^()]*\)/g, "");
    return new Set(Array.from(plain.matchAll(/[{},]\s*\.([a-z][\w-]*)/g), ([, name]) => name));
  };
  const known = classesIn(
    globSync("app/**/*.css")
      .map((file) => readFileSync(file, "utf8"))
      .join("\n"),
  );
  for (const { path: pathname } of site.routes) {
    const page = builtPage(pathname);
    const here = classesIn(page("style").text());
    const used = page("[class]:not(svg *)")
      .toArray()
      .flatMap((element) => page(element).attr("class")?.split(/\s+/) ?? []);
    const missing = new Set(used.filter((name) => known.has(name) && !here.has(name)));
    expect([...missing], pathname).toEqual([]);
  }
});

test("the style guide is no part of the build", () => {
  expect(readdirSync(outputs.site, { recursive: true, encoding: "utf8" }).join()).not.toMatch(
    /styleguide/i,
  );
  for (const { name, code } of scripts) expect(code, name).not.toContain("examples.tsx");
});
