import { type CheerioAPI, load } from "cheerio";
import { expect, test } from "vitest";
import { builtHtml, builtPage, paths } from "../support/built.ts";

/** What finds a line of the specification on the site, and what it says. */
type Row = [find: () => unknown, expected: unknown];

/** What the specification lists, to which the owner may have added. */
export const atLeast = (items: string[]): unknown => expect.arrayContaining(items);

/** Expects each line of a part of the specification of the built pages. */
export function specify(part: string, lines: Record<string, Row>): void {
  test.for(Object.entries(lines))(
    `${part}: %s`,
    ([, [find, expected]], { expect, task: { name, file } }) => {
      const advice = file.name.includes("owners-facts")
        ? "If the owner has, confirm the clinic’s name in the form Clinic: its facts are hers from then on"
        : `If the clinic has changed this for good, change the line in ${file.name} with it`;
      expect(find(), `${name}\n\nThe site no longer says so. ${advice}`).toEqual(expected);
    },
  );
}

const contact = builtPage("/contact");

/** The address that a link of the contact page leads to, and the words on it. */
function valuesOf(selector: string): string[] {
  const link = contact(selector).first();
  return [link.attr("href")?.replace(/^\w+:/, "") ?? "", link.text()];
}

/** What the specification leaves out: on the pages below, its names stand for the values. */
const omitted = Object.entries({
  "{phone}": valuesOf('main dd a[href^="tel:"]'),
  "{text}": valuesOf('main dd a[href^="sms:"]'),
  "{email}": valuesOf('main dd a[href^="mailto:"]'),
  "{booking}": [contact('header a[target="_blank"]').attr("href") ?? ""],
}).flatMap(([name, values]) => values.filter(Boolean).map((value) => ({ name, value })));

const inline = "a, b, em, i, img, script, small, span, strong, time";
const pages = new Map<string, CheerioAPI>();

/** A page as a visitor sees it while the clinic is open, with names for what the specification leaves out. */
export function page(path: string): CheerioAPI {
  const known = pages.get(path);
  if (known) return known;
  const html = omitted.reduce(
    (text, { name, value }) => text.replaceAll(value.replaceAll("&", "&amp;"), name),
    builtHtml(path).replaceAll("<wbr/>", ""),
  );
  const $ = load(html);
  $(".visually-hidden, noscript, [data-when]:not([data-when~=open])").remove();
  // Between paragraphs: otherwise the last word of one and the first of the next are one word.
  $(`body *:not(${inline})`).prepend("\f").append("\f");
  pages.set(path, $);
  return $;
}

const tidy = (text: string) => text.replace(/\s+/g, " ").trim();

function find(path: string, selector: string) {
  const $ = page(path);
  return $(selector)
    .toArray()
    .map((element) => $(element));
}

/** A part of a page, by the id of its heading. */
export const part = (id: string) => `section[aria-labelledby="${id}"]`;

export const closing = part("closing");

export const count = (path: string, selector: string) => find(path, selector).length;

/** How many such elements are in each of the first. */
export const countIn = (path: string, selector: string, inner: string) =>
  find(path, selector).map((element) => element.find(inner).length);

/** What each of these elements says. */
export const texts = (path: string, selector: string) =>
  find(path, selector).map((element) => tidy(element.text()));

/** Where each of these links leads, such as “Blog → /blog”. */
export const links = (path: string, selector: string) =>
  find(path, selector).map((link) => `${tidy(link.text())} → ${link.attr("href")}`);

/** An attribute of each of these elements. */
export const values = (path: string, selector: string, attribute: string) =>
  find(path, selector).map((element) => element.attr(attribute));

/**
 * The words that match a pattern, or all, if a page says it differently in two places. The pattern
 * leaves figures open, so that a failure shows those of the site.
 */
export function words(path: string, pattern: RegExp, selector = "main"): string {
  const paragraphs = page(path)(selector)
    .text()
    .replace(/[^\S\f]+/g, " ")
    .split("\f");
  const every = new RegExp(pattern, `${pattern.flags}g`);
  const found = new Set(paragraphs.flatMap((text) => text.match(every) ?? []));
  return [...found].join(" | ") || `nothing like ${pattern} on ${path}`;
}

/** A line that is a sentence: what finds it with any figures, and itself. */
export const says = (path: string, sentence: string, selector?: string): [() => string, string] => [
  () => words(path, new RegExp(sentence.replace(/\d+(-\d+)?/g, "\\d+(?:-\\d+)?")), selector),
  sentence,
];

/** What Contact says beside such a word. */
export const onContact = (word: string) =>
  texts("/contact", `main dt:contains("${word}") + dd`)[0] ?? "";

/** The clinic's address, wherever it moves. */
export const address = onContact("Address");

export const everyPage = [...paths, "/404"];

/** What is found on all pages, each once. */
export const onAllPages = <Found>(find: (path: string) => Found[]): Found[] => [
  ...new Set(everyPage.flatMap(find)),
];
