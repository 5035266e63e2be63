import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { globSync } from "tinyglobby";
import { expect, test } from "vitest";
import { outputs } from "../../plugins/output.ts";
import { paths } from "../site.ts";
import { builtHtml } from "./built-html.ts";

/*
 * Bytes on the wire, brotli. To raise a budget, read docs/performance.md.
 */

/** HTML with its styles. Text does not count: the clinic may write more. */
const htmlBudget = 18_350;

const assetBudgets: [file: RegExp, bytes: number][] = [
  [/^boot-.*\.js$/, 800],
  [/^react-.{8}\.js$/, 58_700],
  // What surrounds a page, and what several pages share.
  // This includes labels, and there may be more of them.
  [/^hydrate-.{8}\.js$/, 10_200],
  [/^site-.{8}\.js$/, 5_300],
  // Room for an article three times as long as the longest.
  [/^content-.*\.js$/, 15_000],
  // The component of a kind of page, and parts that load late. The names of other files, which
  // change with any content, move a size by up to 20 bytes.
  [/^emergency-.{8}\.js$/, 3_075],
  [/^[a-z-]+-.{8}\.js$/, 2_350],
  [/^hydrate-.*\.css$/, 6_100],
  [/\.css$/, 3_200],
  // A subset, with room for letters of names that today has none of.
  [/\.woff2$/, 15_000],
  [/\.svg$/, 3_000],
  [/\.png$/, 60_000],
  // One copy of a photograph, up to 1440 pixels wide. JPEG is for browsers without AVIF.
  [/\.avif$/, 500_000],
  [/\.jpeg$/, 1_000_000],
];

/** The bytes that a file takes on the wire: of its compressed copy, if it has one. */
function sizeOf(name: string): number {
  const [copy = name] = globSync(`${name}.br`, { cwd: outputs.site });
  return statSync(path.join(outputs.site, copy)).size;
}

test.each(paths)("%s is within the budget of a page", (pathname) => {
  const bytes = brotliCompressSync(withoutText(builtHtml(pathname))).length;
  expect(bytes).toBeGreaterThan(5_000);
  expect(bytes).toBeLessThanOrEqual(htmlBudget);
});

test("each script, style sheet, font and picture is within its budget", () => {
  // A host of its own kind compresses them itself.
  const names = readdirSync(path.join(outputs.site, "assets")).filter(
    (name) => !/\.(gz|br)$/.test(name),
  );
  expect(names).toContainEqual(expect.stringMatching(/^react-/));
  const over = names.flatMap((name) => {
    const budget = assetBudgets.find(([pattern]) => pattern.test(name))?.[1];
    const size = sizeOf(`assets/${name}`);
    if (budget === undefined) return [`${name} has no budget`];
    return size > budget ? [`${name} is ${size} bytes; its budget is ${budget}`] : [];
  });
  expect(over).toEqual([]);
});

/** A page with its elements, styles and structured data, without their text. */
function withoutText(html: string): string {
  const [head = "", body = ""] = html.split(/(?=<body)/);
  const emptied = body.replace(/>[^<]+/g, (text) =>
    text.startsWith(">{") ? text.replace(/:"(?:\\.|[^"\\])*"/g, ':""') : ">",
  );
  return head + emptied;
}
