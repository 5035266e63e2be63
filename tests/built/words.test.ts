import { type CheerioAPI, load } from "cheerio";
import { syllable } from "syllable";
import { expect, test } from "vitest";
import { findStyleFaults } from "../../app/content-model/house-style.ts";
import { paths, site, standIns } from "../site.ts";
import { builtHtml } from "./built-html.ts";

/* The words as they were built: what a visitor reads on each page, between header and footer. */

const pages = [...paths, ...standIns].map((path) => ({
  path,
  $: load(builtHtml(path)),
}));
const sentencesOf = new Intl.Segmenter("en", { granularity: "sentence" });
const wordsIn = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'&%°+-]*/gu) ?? [];

/** The innermost elements that hold words, each as one line of text. */
function linesOf($: CheerioAPI): string[] {
  const blocks = "h1, h2, h3, h4, p, li, dt, dd, th, td, figcaption, summary, label, legend";
  return $("main")
    .find(blocks)
    .filter((_, element) => $(element).find(`${blocks}, ul, ol, dl, table`).length === 0)
    .map((_, element) => $(element).text().replace(/\s+/g, " ").trim())
    .get()
    .filter((line) => line !== "");
}

function sentences(line: string): string[] {
  return [...sentencesOf.segment(line)].map(({ segment }) => segment.trim());
}

/** Grade by Flesch and Kincaid of the lines that are sentences: names and labels would lower it. */
function gradeOf(lines: readonly string[]): number {
  const prose = lines.filter((line) => /[.?:”]$/.test(line)).flatMap(sentences);
  const words = prose.flatMap(wordsIn);
  const syllables = words.reduce((count, word) => count + Math.max(1, syllable(word)), 0);
  return 0.39 * (words.length / prose.length) + 11.8 * (syllables / words.length) - 15.59;
}

test("every page can be read in grade 9, but for the policies", () => {
  const legal = site.legal.map(({ slug }) => `/${slug}`);
  const grades = pages
    .filter(({ path }) => !legal.includes(path))
    .map(({ path, $ }) => ({ path, grade: gradeOf(linesOf($)) }));
  expect(grades.every(({ grade }) => grade > 0)).toBe(true);
  expect(grades.filter(({ grade }) => grade > 9)).toEqual([]);
});

test("no page says what may not be said, in its text, its head or its pictures", () => {
  for (const { path, $ } of pages) {
    const told = $("title, meta[content], img[alt], [aria-label]")
      .map((_, element) =>
        ["content", "alt", "aria-label"].map((name) => $(element).attr(name) ?? "").join(" "),
      )
      .get();
    // The owner may give prices only in the list of prices.
    $("script, style, [data-price]").remove();
    const text = [$("title").text(), ...told, $("body").text()].join("\n");
    expect(findStyleFaults(text), path).toEqual([]);
  }
});

test("no sentence of nine words or more stands on more than two pages", () => {
  const homes = new Map<string, string[]>();
  for (const { path, $ } of pages) {
    const long = linesOf($)
      .flatMap(sentences)
      .filter((sentence) => wordsIn(sentence).length >= 9);
    for (const sentence of new Set(long)) {
      homes.set(sentence, [...(homes.get(sentence) ?? []), path]);
    }
  }
  expect(homes.size).toBeGreaterThan(500);
  expect([...homes].filter(([, found]) => found.length > 2)).toEqual([]);
});

test("each article is as long as its time says", () => {
  for (const { slug, readTime } of site.articles) {
    const path = `/blog/${slug}`;
    const page = pages.find((one) => one.path === path);
    if (page === undefined) throw new Error(`${path} was not built`);
    const { $ } = page;
    const prose = $(".article-text > .prose").clone();
    // Lines that are in every article say nothing about this one's length.
    prose.find("[aria-hidden=true], .visually-hidden, .poison-lines, .month-chart ol").remove();
    const words = wordsIn(
      prose
        .find("*")
        .addBack()
        .contents()
        .filter((_, node) => node.type === "text")
        .map((_, node) => $(node).text())
        .get()
        .join(" "),
    ).length;
    // 750 to 900 words take 4 minutes, 950 to 1,100 take 5. Less than a minute is given as one.
    const minutes = Math.max(words / 205, 1);
    const off = Math.abs(minutes - Number.parseInt(readTime, 10));
    expect(off, `${path}: ${words} words, ${readTime}`).toBeLessThan(0.6);
  }
});

test("each service page has more than 350 words of its own", () => {
  const headings = ["What It Is", "Why It Matters", "What to Expect", "What We Provide"];
  for (const { path, $ } of pages.filter(({ path }) => path.startsWith("/services/"))) {
    const sections = headings.map((heading) => {
      const title = $("main h2").filter((_, element) => $(element).text() === heading);
      expect(title, `${path}: ${heading}`).toHaveLength(1);
      return title.closest("section");
    });
    const words = sections.flatMap((section) =>
      section
        .find("p, li, dd")
        .filter((_, element) => $(element).find("p, li").length === 0)
        .map((_, element) => wordsIn($(element).text()).length)
        .get(),
    );
    expect(
      words.reduce((sum, count) => sum + count, 0),
      path,
    ).toBeGreaterThan(350);
  }
});
