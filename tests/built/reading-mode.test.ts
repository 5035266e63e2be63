import { Readability } from "@mozilla/readability";
import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { clinic, site } from "../site.ts";
import { builtHtml } from "./built-html.ts";

/* What is left of an article in a browser's reading mode, as Firefox makes it. */

const wordsOf = (element: Element) => (element.textContent ?? "").replace(/\s+/g, " ").trim();
const parse = (html: string) => parseHTML(html).document;

/** What the article says, its byline included; menus, the way back and boxes to check are not text. */
function articleParts(path: string): Element[] {
  const page = parse(builtHtml(path));
  for (const one of page.querySelectorAll("[aria-hidden=true]")) one.remove();
  const parts = [...page.querySelectorAll("article :is(p, li, td, th, h2, h3, figcaption)")];
  return parts.filter((part) => !part.closest("nav, footer, form") && wordsOf(part) !== "");
}

function readingMode(path: string): string {
  const { content, byline } = new Readability(parse(builtHtml(path))).parse() ?? {};
  return `${byline} ${wordsOf(parse(`<html><body>${content}</body></html>`).body)}`;
}

const squeeze = (text: string) => text.replaceAll(" ", "");
const articles = site.articles.map(({ path }) => path);

test.each(articles)("%s: a reading mode keeps all of the text", (path) => {
  const kept = squeeze(readingMode(path));
  const parts = articleParts(path);
  expect(parts.length).toBeGreaterThan(5);
  const lost = parts.map(wordsOf).filter((words) => !kept.includes(squeeze(words)));
  expect(lost).toEqual([]);
});

test("among it are poison numbers and red notes", () => {
  const parts = articles.flatMap(articleParts);
  const words = parts.map(wordsOf).join("\n");
  for (const { display } of clinic.poisonLines) expect(words).toContain(display);
  expect(parts.filter((part) => part.closest(".note-urgent"))).not.toEqual([]);
});
