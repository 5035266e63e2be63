import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { load } from "cheerio";
import { type Font, openSync } from "fontkit";
import { expect, test } from "vitest";
import { loadSite } from "../../app/content-model/load-site.ts";
import { outputs } from "../../server/outputs.ts";
import { builtHtml } from "./built-html.ts";

/* The fonts as they are sent: small, and with every character that a page shows. */

const assets = path.join(outputs.site, "assets");
const sent = readdirSync(assets).filter((name) => name.endsWith(".woff2"));

test("two fonts, 25 kB in all", () => {
  expect(sent).toHaveLength(2);
  const bytes = sent.map((name) => readFileSync(path.join(assets, name)).length);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(25_000);
});

test("a subset has every character of the built pages that its font has", () => {
  const shown = new Set<string>();
  for (const { path: pathname } of loadSite().routes) {
    const $ = load(builtHtml(pathname));
    $("script, style").remove();
    for (const character of $("body").text()) shown.add(character);
  }
  const styles = readdirSync(assets).filter((name) => name.endsWith(".css"));
  expect(styles.length).toBeGreaterThan(0);
  const sheet = styles.map((name) => readFileSync(path.join(assets, name), "utf8")).join("");
  for (const [, words = ""] of sheet.matchAll(/content:\s*"([^"]*)"/g)) {
    for (const character of words) shown.add(character);
  }
  expect(shown.size).toBeGreaterThan(70);
  for (const name of sent) {
    const [subset, whole] = [
      openSync(path.join(assets, name)) as Font,
      openSync(path.join("app/fonts", name.replace(/-[\w-]{8}\.woff2$/, ".woff2"))) as Font,
    ];
    const lost = [...shown].filter((character) => {
      const point = character.codePointAt(0) ?? 0;
      return whole.hasGlyphForCodePoint(point) && !subset.hasGlyphForCodePoint(point);
    });
    expect(lost, name).toEqual([]);
  }
});
