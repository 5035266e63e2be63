import { readFileSync } from "node:fs";
import { load } from "cheerio";
import { globSync } from "tinyglobby";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { levels } from "../../src/formatting/levels.ts";
import { clinicSite, siteFolder } from "../built.ts";

/* What every page of both clinics has in its HTML, or none, and html-validate has no opinion on. */

const pages = [siteFolder, clinicSite].flatMap((folder) =>
  globSync(`${folder}/**/*.html`).map((file) => ({ file, $: load(readFileSync(file, "utf8")) })),
);

test.each([
  ["a table's header that does not say of what it is", "th:not([scope])"],
  ["a fold that is open, but for the map", "details[open]:not(:has(iframe))"],
  [
    "a picture beside the title that waits until it is near",
    "main :has(> * > h1) img[loading=lazy]",
  ],
  ["a picture without its size", "img:not([width][height])"],
  ["a frame that loads before it is near, or has no name", "iframe:not([loading=lazy][title])"],
  ["a photograph without words", "picture img:not([alt]), picture img[alt='']"],
])("no page has %s", (_, selector) => {
  const found = pages.filter(({ $ }) => $(selector).length > 0);
  expect(found.map(({ file }) => file)).toEqual([]);
});

test("no page has a word in braces that nothing was put in place of", () => {
  const found = pages.flatMap(({ file, $ }) => {
    $("script, style").remove();
    return (
      $.html()
        .match(/\{\w+\}/g)
        ?.map((word) => `${word} in ${file}`) ?? []
    );
  });
  expect(found).toEqual([]);
});

test("in a list of signs, the soonest are first", () => {
  const lists = pages.flatMap(({ file, $ }) =>
    $(".sign-links")
      .toArray()
      .map((list) => ({
        file,
        shown: $(list)
          .find(".level-tag")
          .toArray()
          .map((tag) => levels.findIndex((level) => $(tag).hasClass(`level-tag-${level}`))),
      })),
  );
  expect(lists.length).toBeGreaterThan(20);
  for (const { file, shown } of lists) expect(shown, file).toEqual(shown.toSorted());
});

/** The words for those who cannot see, in a file's fields. */
function wordsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => {
    const isWords = /^(alt|drawingText|mapDrawing|map)$/.test(key);
    return typeof one === "string" && (isWords || (key === "text" && "picture" in value))
      ? one
      : wordsIn(one);
  });
}

test("each picture that has words for those who cannot see has them on its page", () => {
  const texts = globSync("content/**/*.{yaml,mdx}").flatMap((file) =>
    wordsIn(parse(readFileSync(file, "utf8").split("\n---\n")[0] ?? "")),
  );
  const said = pages.flatMap(({ $ }) =>
    $("[alt], [aria-label], iframe")
      .toArray()
      .map(({ attribs: { alt, title, "aria-label": label } }) => alt ?? label ?? title ?? ""),
  );
  // Before its first fact.
  const silent = texts.filter(
    (text) => !said.some((one) => one.startsWith(text.split("{")[0] ?? "")),
  );
  expect(texts.length).toBeGreaterThan(5);
  expect(silent).toEqual([]);
});
