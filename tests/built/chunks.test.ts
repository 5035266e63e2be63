import { globSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import { htmlFile, outputs } from "../../server/outputs.ts";
import { fallbacks, paths, site } from "../site.ts";
import { builtHtml, builtPage } from "./built-html.ts";

/* What the build wrote, and where it put it. */

const assets = path.join(outputs.site, "assets");
const scripts = readdirSync(assets)
  .filter((name) => name.endsWith(".js"))
  .map((name) => ({ name, code: readFileSync(path.join(assets, name), "utf8") }));

test("each page's content is in its own chunk only", () => {
  const entries = [...site.services, ...site.articles, ...site.areas, ...site.legal];
  const holders = entries.map(({ slug, lead }) => {
    // The longest part without characters that code escapes.
    const [words = lead] = lead.split(/[^\w .,]/).sort((a, b) => b.length - a.length);
    const found = scripts.filter(({ code }) => code.includes(words));
    return { slug, in: found.map(({ name }) => name.replace(/-.{8}\.js$/, "")) };
  });
  expect(holders).toEqual(entries.map(({ slug }) => ({ slug, in: [`content-${slug}`] })));
});

test("the folder has one HTML file per page, and nothing of the forms", () => {
  const files = readdirSync(outputs.site, { recursive: true, encoding: "utf8" });
  const pages = files.filter((name) => name.endsWith(".html"));
  expect(pages.sort()).toEqual([...paths, ...fallbacks].map(htmlFile).sort());
  const texts = files.filter((name) => /\.(html|js|css|json|txt)$/.test(name));
  const leaks = texts.filter((name) =>
    /sveltia/i.test(readFileSync(path.join(outputs.site, name), "utf8")),
  );
  expect(leaks).toEqual([]);
});

test("ten packets paint the first screen of home: styles, hero and the strip below it", () => {
  // Only a notice may hold the first paint back.
  expect(builtPage("/")("script[blocking]").length > 0).toBe(site.notices.length > 0);
  const compressed = readFileSync(path.join(outputs.site, "index.html.br")).subarray(0, 14_400);
  const first = brotliDecompressSync(compressed, {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  }).toString();
  expect(first).toMatch(/<\/style>[\s\S]*<svg[^>]*hero-hill[\s\S]*<\/svg>[\s\S]*<\/dl>/);
});

test.each(paths)(
  "%s paints with its HTML alone: it has the rule of every class on it",
  (pathname) => {
    const sheets = builtHtml(pathname).match(/<link[^>]*rel="stylesheet"[^>]*>/g) ?? [];
    expect(sheets.filter((link) => !link.includes(" disabled"))).toEqual([]);
    const page = builtPage(pathname);
    const here = classesIn(page("style").text());
    const used = page("[class]:not(svg *)")
      .toArray()
      .flatMap(({ attribs }) => attribs.class?.split(/\s+/) ?? []);
    expect(used.filter((name) => here.has(name))).not.toEqual([]);
    expect(used.filter((name) => known.has(name) && !here.has(name))).toEqual([]);
  },
);

/** Classes that a selector begins with; those further along may belong to other parts. */
function classesIn(css: string): Set<string | undefined> {
  const plain = css.replace(/\/\*[\s\S]*?\*\/|\([^()]*\)/g, "");
  return new Set(Array.from(plain.matchAll(/[{},]\s*\.([a-z][\w-]*)/g), ([, name]) => name));
}

const known = classesIn(
  globSync("app/**/*.css")
    .map((file) => readFileSync(file, "utf8"))
    .join("\n"),
);
