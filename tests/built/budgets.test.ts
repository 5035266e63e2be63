import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { loadSite } from "../../app/prerender/load-site.ts";
import { htmlFile, outputs } from "../../tools/outputs.ts";

/*
 * Bytes on the wire, brotli. A file that grows past its budget is named. Before a budget is raised:
 * docs/performance.md.
 */

/** HTML with its styles, by kind of page. */
const htmlBudgets: Record<string, number> & { other: number } = {
  home: 18_900,
  service: 18_700,
  "service-by-age": 19_000,
  emergency: 18_700,
  article: 17_900,
  "first-visit": 18_200,
  contact: 17_900,
  area: 16_400,
  other: 15_600,
};

const assetBudgets: [file: RegExp, bytes: number][] = [
  [/^boot-.*\.js\.br$/, 800],
  [/^react-.{8}\.js\.br$/, 58_700],
  // What goes around a page, and what several pages show.
  [/^hydrate-.{8}\.js\.br$/, 8_200],
  [/^(?:site|ui)-.{8}\.js\.br$/, 3_100],
  [/^words-.*\.js\.br$/, 5_000],
  // The component of a kind of page, and parts that come late.
  [/^[a-z-]+-.{8}\.js\.br$/, 2_000],
  [/^hydrate-.*\.css\.br$/, 5_700],
  [/\.css\.br$/, 3_200],
  [/\.woff2$/, 12_500],
  [/\.svg\.br$/, 3_000],
  [/^share-.*\.png$/, 60_000],
];

/** What a visitor is sent instead of these, or never. */
const isSent = (name: string) => !/\.(gz|js|css|svg)$/.test(name);

test("no page is heavier than its kind may be", () => {
  const { routes } = loadSite();
  const over = routes.flatMap(({ path: pathname, name }) => {
    const file = `${htmlFile(pathname)}.br`;
    return overBudget(file, htmlBudgets[name] ?? htmlBudgets.other);
  });
  expect(routes.length).toBeGreaterThan(30);
  expect(over).toEqual([]);
});

test("no script, style sheet, font or picture is heavier than it may be", () => {
  const names = readdirSync(path.join(outputs.site, "assets")).filter(isSent);
  expect(names.length).toBeGreaterThan(100);
  const over = names.flatMap((name) => {
    const budget = assetBudgets.find(([pattern]) => pattern.test(name))?.[1];
    return budget === undefined ? [`${name} has no budget`] : overBudget(`assets/${name}`, budget);
  });
  expect(over).toEqual([]);
});

test("the picture of the hero, which is in the page of home, is under 6 kB", () => {
  const { markup } = loadSite().drawing("hero");
  expect(brotliCompressSync(markup).length).toBeLessThanOrEqual(6_000);
});

function overBudget(file: string, budget: number): string[] {
  const { size } = statSync(path.join(outputs.site, file));
  return size > budget ? [`${file} is ${size} bytes; its budget is ${budget}`] : [];
}
