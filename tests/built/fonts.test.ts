import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Font, openSync } from "fontkit";
import { globSync } from "tinyglobby";
import { expect, test } from "vitest";
import { outputs } from "../../plugins/output.ts";
import { paths } from "../site.ts";
import { builtPage } from "./built-html.ts";

/* The built fonts: loaded after the text, and with every character that a page shows; and licenses. */

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

test("a subset has every character of the built pages that its font has", () => {
  const texts = paths.map((pathname) => builtPage(pathname)("body > :not(script)").text());
  const sheets = files.filter((name) => name.endsWith(".css"));
  const css = sheets.map((name) => readFileSync(path.join(assets, name), "utf8")).join("");
  const added = Array.from(css.matchAll(/content:\s*"([^"]*)"/g), ([, text]) => text);
  const shown = new Set([...texts, ...added].join(""));
  expect(shown).toContain("A");
  expect(sent).not.toEqual([]);
  for (const name of sent) {
    const subset = openSync(path.join(assets, name)) as Font;
    const source = name.replace(/-[\w-]{8}\.woff2$/, ".woff2");
    const complete = openSync(path.join("src/fonts", source)) as Font;
    // Text is bold in places; titles have one weight.
    if (source === "figtree.woff2") {
      expect(subset.variationAxes.wght).toMatchObject({ min: 400, max: 700 });
    }
    const lost = [...shown].filter((character) => {
      const point = character.codePointAt(0) ?? 0;
      return complete.hasGlyphForCodePoint(point) && !subset.hasGlyphForCodePoint(point);
    });
    expect(lost, name).toEqual([]);
  }
});

test("licenses.txt lists every package and font that ships to visitors", () => {
  const read = (file: string) => readFileSync(path.join(outputs.site, file), "utf8");
  const listed = [...read("licenses.txt").matchAll(/^={80}\n([a-z-]+)/gm)].map(([, name]) => name);
  const fonts = globSync("src/fonts/*.woff2").map((file) => (openSync(file) as Font).familyName);
  expect(fonts).not.toEqual([]);
  const families = fonts.map((name) => name.toLowerCase().replaceAll(" ", "-"));
  expect(listed).toEqual(expect.arrayContaining(["react", "react-dom", "scheduler"]));
  const unlisted = families.filter((name) => !listed.some((entry = "-") => name.startsWith(entry)));
  expect(unlisted).toEqual([]);
});
