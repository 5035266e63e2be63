import { readFileSync } from "node:fs";
import { load } from "cheerio";
import { HtmlValidate } from "html-validate";
import { globSync } from "tinyglobby";
import { expect, test } from "vitest";
import { levels } from "../../src/signs/levels.ts";
import { clinicSite, siteFolder } from "../support/built.ts";

/*
 * The HTML of every page of both clinics, for any content. The build checks links and ids;
 * tests/specification checks titles, canonical links and robots.
 */

const pages = [siteFolder, clinicSite].flatMap((folder) =>
  globSync(`${folder}/**/*.html`).map((file) => {
    const html = readFileSync(file, "utf8");
    const $ = load(html);
    const said = (name: string, index = 0) =>
      $(`meta[name="${name}"], meta[property="${name}"]`).eq(index).attr("content");
    return { file, html, $, said };
  }),
);
type Page = (typeof pages)[number];

const checker = new HtmlValidate({
  extends: ["html-validate:standard"],
  // Headings without a gap, and landmarks by name.
  rules: { "heading-level": "error", "unique-landmark": "error" },
});

test.each(pages)("$file passes html-validate", async ({ html }) => {
  const { results } = await checker.validateString(html);
  const faults = results.flatMap(({ messages }) => messages);
  expect(faults.map(({ ruleId, message, line }) => `${line}: ${ruleId}: ${message}`)).toEqual([]);
});

const code = /<(script|style)\b.*?<\/\1>/gs;
/** Selectors that find a sign right after one that can wait longer. */
const unsorted = levels.flatMap((level, index) =>
  levels.slice(index + 1).map((later) => `li:has(.level-tag-${later}) + li .level-tag-${level}`),
);

/** The ten digits of a number, without what stands before it. */
const digitsOf = (text = "") => text.replace(/\D/g, "").slice(-10);

test.each<[what: string, where: string | ((page: Page) => boolean)]>([
  ["a table's header that does not say of what it is", "th:not([scope])"],
  ["a disclosure that is open, but for the map", "details[open]:not(:has(iframe))"],
  ["a picture beside the title that waits until it is near", ":has(> .wrap h1) img[loading=lazy]"],
  ["a picture that does not say when it loads", "img:not([loading])"],
  ["a picture without its size, or a tile for a photo", ":not(picture) > img:not([width][height])"],
  ["a frame that loads before it is near, or has no name", "iframe:not([loading=lazy][title])"],
  ["a photograph without words", "picture img:not([alt]), picture img[alt='']"],
  ["a link that takes our tab, or opens us", "a[href^=https]:not([target=_blank][rel=noopener])"],
  ["a link to a page of ours in a new tab", "a:not([href^=https])[target]"],
  ["a way to it that does not end in it", ".breadcrumbs:not(:has([aria-current=page]))"],
  ["a list of signs of which the soonest are not first", unsorted.join()],
  ["more than its character set before its policy", "head > :nth-child(2):not([http-equiv])"],
  ["an address for search engines that may not list it", "[content*=noindex] ~ [rel=canonical]"],
  [
    "noindex for search engines, but for the fallback pages",
    ({ file, said }) => /noindex/.test(`${said("robots")}`) !== /\/(404|offline)\.html$/.test(file),
  ],
  [
    "a number that calls another",
    ({ $ }) =>
      $("a[href^='tel:'], a[href^='sms:']").is((_, link) => {
        const [shown, called] = [$(link).text(), $(link).attr("href")].map(digitsOf);
        return shown !== "" && shown !== called;
      }),
  ],
  ["sheets outside the layer of their folder", ({ html }) => !html.includes("@layer components{")],
  ["colors that Safari 17 lacks", ({ $ }) => $("style").text().includes("light-dark(")],
  [
    "a level but Today in #can-wait",
    "[aria-labelledby=can-wait] p .level-tag:not([class$=-today])",
  ],
  ["a way to write, in an emergency", "[class*=urgent] :is(a[href^='sms:'], a[href^='mailto:'])"],
  [
    "a shape that asks for what its drawing lacks",
    ({ $, html }) => [...html.matchAll(/(?<=url\()#[^)]+/g)].some(([id]) => $(id).length === 0),
  ],
  ["a word in braces", ({ html }) => /\{\w+\}/.test(html.replace(code, ""))],
  ["another title for shared links", ({ $, said }) => said("og:title") !== $("title").text()],
  ["another text for shared links", ({ said }) => said("og:description") !== said("description")],
  [
    "half an address for machines",
    ({ $ }) => /:"\//.test($("[type='application/ld+json']").text()),
  ],
  ["the bar of the day at night", ({ said }) => said("theme-color") === said("theme-color", 1)],
])("no page has %s", (_, where) => {
  const isSo = typeof where === "string" ? ({ $ }: Page) => $(where).length > 0 : where;
  expect(pages.filter(isSo).map(({ file }) => file)).toEqual([]);
});

test("pictures have a night", () => {
  const night = "@media(prefers-color-scheme:dark){svg{";
  const pictures = globSync("dist/{site,clinic}/assets/**/*.svg");
  expect(pictures).not.toEqual([]);
  expect(pictures.filter((file) => !readFileSync(file, "utf8").includes(night))).toEqual([]);
});
