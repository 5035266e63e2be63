import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { loadSite } from "../../app/content-model/load-site.ts";
import { offlinePath } from "../../app/policies/canonical-path.ts";
import { listOfflinePages } from "../../app/routes/offline/route.ts";
import { htmlFile, outputs } from "../../server/outputs.ts";
import { builtHtml } from "./built-html.ts";

/*
 * Bytes on the wire, brotli. A file that exceeds its budget is named. Before you raise a budget,
 * read docs/performance.md.
 */

/** HTML with its styles, by kind of page. Words do not count: the clinic may write more of them. */
const htmlBudgets: Record<string, number> & { other: number } = {
  home: 16_600,
  service: 15_800,
  "service-by-age": 15_700,
  emergency: 13_300,
  article: 14_000,
  "first-visit": 14_500,
  contact: 14_700,
  area: 15_000,
  other: 14_000,
};

const assetBudgets: [file: RegExp, bytes: number][] = [
  [/^boot-.*\.js\.br$/, 800],
  [/^react-.{8}\.js\.br$/, 58_700],
  // What surrounds a page, and what several pages share.
  [/^hydrate-.{8}\.js\.br$/, 8_200],
  [/^(?:site|ui)-.{8}\.js\.br$/, 3_100],
  // Room for an article one and a half times as long as the longest.
  [/^words-.*\.js\.br$/, 7_500],
  // The component of a kind of page, and parts that load late.
  [/^[a-z-]+-.{8}\.js\.br$/, 2_000],
  [/^hydrate-.*\.css\.br$/, 5_700],
  [/\.css\.br$/, 3_200],
  [/\.woff2$/, 12_500],
  [/\.svg\.br$/, 3_000],
  [/^share-.*\.png$/, 60_000],
];

/** Leaves out files that visitors never get, or for which they get a brotli copy. */
const isSent = (name: string) => !/\.(gz|js|css|svg)$/.test(name);

test("no page is heavier than its kind may be", () => {
  const { routes } = loadSite();
  const over = routes.flatMap(({ path: pathname, name }) => {
    const { length } = brotliCompressSync(withoutWords(builtHtml(pathname)));
    return overBudget(pathname, length, htmlBudgets[name] ?? htmlBudgets.other);
  });
  expect(routes.length).toBeGreaterThan(30);
  expect(over).toEqual([]);
});

test("no script, style sheet, font or picture is heavier than it may be", () => {
  const names = readdirSync(path.join(outputs.site, "assets")).filter(isSent);
  expect(names.length).toBeGreaterThan(100);
  const over = names.flatMap((name) => {
    const budget = assetBudgets.find(([pattern]) => pattern.test(name))?.[1];
    const { size } = statSync(path.join(outputs.site, "assets", name));
    return budget === undefined ? [`${name} has no budget`] : overBudget(name, size, budget);
  });
  expect(over).toEqual([]);
});

test("the service worker, and what it fetches that a first visitor does not have, is under 80 kB", () => {
  const site = loadSite();
  const pages = [...listOfflinePages(site).map((page) => page.path), offlinePath].map(htmlFile);
  const files = ["sw.js", site.illustration("head-offline").src, ...pages];
  const sizes = files.map((name) => statSync(path.join(outputs.site, `${name}.br`)).size);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(80_000);
});

test("the picture of the hero, which is in the page of home, is under 6 kB", () => {
  const { markup } = loadSite().drawing("hero");
  expect(brotliCompressSync(markup).length).toBeLessThanOrEqual(6_000);
});

/** A page with its elements, styles and structured data, but not what they say. */
function withoutWords(html: string): string {
  const [head = "", body = ""] = html.split(/(?=<body)/);
  const emptied = body.replace(/>[^<]+/g, (text) =>
    text.startsWith(">{") ? text.replace(/:"(?:\\.|[^"\\])*"/g, ':""') : ">",
  );
  return head + emptied;
}

function overBudget(name: string, bytes: number, budget: number): string[] {
  return bytes > budget ? [`${name} is ${bytes} bytes; its budget is ${budget}`] : [];
}
