import { expect, test } from "vitest";
import { loadShell } from "../../src/site/load-shell.ts";
import { emergency, paths, site } from "../site.ts";
import { builtPage } from "./built-html.ts";

/* What screen readers and browsers make of the built pages. html.test.ts asks headings and landmarks. */

const { labels } = site;

test("articles and policies list their headings", () => {
  const long = [...site.articles, ...site.legal].filter(
    ({ outline }) => outline.headings.length > 0,
  );
  expect(long).not.toEqual([]);
  for (const { path, outline } of long) {
    const $ = builtPage(path);
    const contents = $("main nav").filter(
      (_, nav) => $(nav).attr("aria-label") === labels.onThisPage,
    );
    const listed = contents.find("a").toArray();
    expect(listed.map((link) => $(link).text())).toEqual(outline.headings.map(({ text }) => text));
  }
});

test("steps are an ordered list", () => {
  const steps = paths.flatMap((path) => builtPage(path)(".text-list-steps").toArray());
  expect([...new Set(steps.map(({ tagName }) => tagName))]).toEqual(["ol"]);
});

test("each row of a table begins with its name", () => {
  const firsts = paths.flatMap((path) =>
    builtPage(path)(".labeled-table tbody tr > :first-child").toArray(),
  );
  expect([...new Set(firsts.map(({ attribs }) => attribs.scope))]).toEqual(["row"]);
});

test("the card in Spanish is read out in Spanish", () => {
  const { signs = "" } = emergency.printedCard.spanish ?? {};
  expect(builtPage(emergency.path)('[lang="es"]').text()).toContain(signs);
});

test.each(paths)(
  "%s: the header marks every link to it, and the item that it belongs to",
  (path) => {
    const $ = builtPage(path);
    expect($("header nav")).toHaveLength(2);
    const marked = $('header nav a[aria-current="page"]').toArray();
    expect(marked).toEqual($(`header nav a[href="${path}"]`).toArray());
    const parents = loadShell(site).header.filter(
      (item) =>
        item.path === path ||
        path.startsWith(`${item.path}/`) ||
        item.dropdown?.some((page) => page.path === path),
    );
    const highlighted = $("header nav:first > ul > li > a[aria-current]").toArray();
    expect(highlighted.map(({ attribs }) => attribs.href)).toEqual(
      parents.map((item) => item.path),
    );
  },
);

test("fields say what the browser can fill in", () => {
  const fields = builtPage("/testimonials")("form :is(input, textarea)").toArray();
  expect(fields.map(({ attribs }) => [attribs.name, attribs.autocomplete])).toEqual([
    ["name", "name"],
    ["location", "address-level2"],
    ["petName", "off"],
    ["story", undefined],
  ]);
});
