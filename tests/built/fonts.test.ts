import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { outputs } from "../../plugins/output.ts";
import { listCharacters } from "../../plugins/prerender/subset-fonts.ts";
import { paths } from "../site.ts";
import { builtPage } from "./built-html.ts";

/* The built fonts: loaded after the text, and with every character that a page shows. */

const assets = path.join(outputs.site, "assets");
const files = readdirSync(assets);
const sent = files.filter((name) => name.endsWith(".woff2"));

test("fonts are preloaded at the end of a page, where they do not delay its first paint", () => {
  const fonts = (part: string) => builtPage("/")(part).find("link[rel=preload][as=font]");
  const hrefs = fonts("body")
    .toArray()
    .map(({ attribs }) => attribs.href);
  expect(hrefs.sort()).toEqual(sent.map((name) => `/assets/${name}`));
  expect(fonts("head")).toHaveLength(0);
});

test("subsets are cut for every character of the built pages", () => {
  const texts = paths.map((pathname) => builtPage(pathname)("body > :not(script)").text());
  const sheets = files.filter((name) => name.endsWith(".css"));
  const css = sheets.map((name) => readFileSync(path.join(assets, name), "utf8")).join("");
  const added = Array.from(css.matchAll(/content:\s*"([^"]*)"/g), ([, text]) => text);
  const shown = new Set([...texts, ...added].join(""));
  expect(shown).toContain("A");
  // No font draws the word joiner, which keeps words together.
  const characters = new Set(`${listCharacters()}\u2060`);
  expect([...shown].filter((character) => !characters.has(character))).toEqual([]);
});
