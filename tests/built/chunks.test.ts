import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { load } from "cheerio";
import { globSync } from "tinyglobby";
import { expect, test } from "vitest";
import { htmlFile, outputs } from "../../plugins/output.ts";
import { offlinePath } from "../../src/policies/canonical-path.ts";
import { siteOrigin } from "../../src/policies/site-origin.ts";
import { fallbacks, paths, site } from "../site.ts";
import { builtHtml, builtPage } from "./built-html.ts";

/* What the build wrote, and where it put it. */

const assets = path.join(outputs.site, "assets");
const scripts = readdirSync(assets)
  .filter((name) => name.endsWith(".js"))
  .map((name) => ({ name, code: readFileSync(path.join(assets, name), "utf8") }));

const entries = [...site.services, ...site.articles, ...site.areas, ...site.legal];
const headingsOf = ({ outline }: (typeof entries)[number]) =>
  outline.headings.map(({ text }) => text);

test.each(site.routes)("the content of $path is in a chunk of its own", ({ path: page }) => {
  // Only a page’s own head has its whole address.
  const address = siteOrigin() + page;
  const holders = scripts.filter(({ code }) =>
    [..."`\"'"].some((quote) => code.includes(address + quote)),
  );
  const [own] = holders;
  const name = page.split("/").at(-1) || "home";
  expect(holders.map((script) => script.name.replace(/-.{8}\.js$/, ""))).toEqual([
    `content-${name}`,
  ]);
  const entry = entries.find(({ path }) => path === page);
  for (const text of entry === undefined ? [] : [entry.lead, ...headingsOf(entry)]) {
    // The longest part without characters that code escapes.
    const [words = ""] = text.split(/[^\w .,]/).sort((a, b) => b.length - a.length);
    expect(own?.code.includes(words), `${own?.name} has “${words}”`).toBe(true);
  }
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

test("no script takes the offline page over: its address is that of another page", () => {
  expect(builtPage(offlinePath)("script[src]")).toHaveLength(0);
  expect(builtPage("/")("script[src]")).not.toHaveLength(0);
});

/** Ten packets, less what is left for the owner’s words, addresses, menus and notices. */
const firstScreenBudget = 14_400 - 1_100;

test("ten packets paint the first screen of home: styles, hero and the strip below it", () => {
  // Nothing may hold the first paint back.
  expect(builtPage("/")("script[blocking]")).toHaveLength(0);
  const $ = load(builtHtml("/"));
  $(`nav, script, [aria-label="${site.labels.notice}"]`).remove();
  const texts = $(":not(style)").contents();
  texts.filter((_, node) => node.type === "text").remove();
  $("*").removeAttr("alt aria-label content data-words href src");
  const [first = ""] = /^.*<\/style>.*hero-hill.*?<\/dl>/s.exec($.html()) ?? [];
  const bytes = brotliCompressSync(first).length;
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(firstScreenBudget);
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
  globSync("src/**/*.css")
    .map((file) => readFileSync(file, "utf8"))
    .join("\n"),
);
