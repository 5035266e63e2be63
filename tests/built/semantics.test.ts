import { expect, test } from "vitest";
import { kinds, paths, site, standIns } from "../site.ts";
import * as specification from "../specification.ts";
import { builtPage } from "./built-html.ts";

/* What screen readers and browsers make of the pages, as lists. */

const { labels } = site;
const all = [...paths, ...standIns];

/** The accessible names of what the selector matches, from the top. */
function namesOf(path: string, selector: string): string[] {
  const $ = builtPage(path);
  return $(selector)
    .map((_, element) => {
      const id = $(element).attr("aria-labelledby");
      return $(element).attr("aria-label") ?? (id === undefined ? "" : $(`[id="${id}"]`).text());
    })
    .get();
}

test("navs have names of their own: the same around each page, and those its kind needs", () => {
  const { breadcrumb, onThisPage } = labels;
  for (const path of all) {
    const hasTrail = !["/", "/sitemap", ...standIns].includes(path);
    const isArticle = path.startsWith("/blog/");
    const isLegal = site.legal.some(({ slug }) => path === `/${slug}`);
    expect(namesOf(path, "main nav"), path).toEqual([
      ...(hasTrail ? [breadcrumb] : []),
      ...(isArticle || isLegal ? [onThisPage] : []),
    ]);
    expect(namesOf(path, "header nav"), path).toEqual([labels.mainNavigation, labels.menu]);
    const around = namesOf(path, "body > footer nav, body > .call-bar");
    expect(new Set(around.filter((name) => name !== "")).size, path).toBe(2);
  }
});

test("the navigation marks the item that a page belongs to", () => {
  const { articles, dropdowns, topLevel } = specification;
  const items = new Map([
    ...topLevel.map(([name, path]) => [path, name] as const),
    ...Object.entries(dropdowns).flatMap(([name, pages]) =>
      pages.map(([, path]) => [path, name] as const),
    ),
    ...articles.map(({ path }) => [path, "Blog"] as const),
  ]);
  expect(items.size).toBeGreaterThan(25);
  for (const path of specification.paths) {
    const $ = builtPage(path);
    const marked = new Set(
      $("header nav > ul > li > a[aria-current]").map((_, link) => $(link).text()),
    );
    expect([...marked], path).toEqual(items.has(path) ? [items.get(path)] : []);
    for (const link of $('header a[aria-current="page"]')) {
      expect($(link).attr("href"), path).toBe(path);
    }
  }
});

test("a picture is described or hidden", () => {
  const described = all.filter((path) => {
    const $ = builtPage(path);
    const told = $("svg").filter((_, svg) => $(svg).closest("[aria-hidden=true]").length === 0);
    const names = told
      .filter("[role!=presentation]")
      .toArray()
      .map(({ attribs }) => (attribs.role === "img" ? (attribs["aria-label"] ?? "") : ""));
    for (const name of names) expect(name.length, `${path}: ${name}`).toBeGreaterThan(15);
    expect($("img:not([alt])"), path).toHaveLength(0);
    return names.length > 0;
  });
  expect(described.sort()).toEqual([
    "/",
    "/contact",
    "/service-areas",
    "/services/diagnostics",
    "/services/imaging",
    "/services/wellness-exams",
  ]);
});

test("what a page begins with does not wait to be scrolled to", () => {
  const first = all.map(
    (path) =>
      [path, builtPage(path)("main > :first-child :is(img, svg:not(.icon))").first()] as const,
  );
  expect(first.filter(([, picture]) => picture.length > 0).length).toBeGreaterThan(20);
  for (const [path, picture] of first) expect(picture.attr("loading"), path).not.toBe("lazy");
});

test("headings make the outline of each kind of page", () => {
  /** Levels from the top; a list of headings of one level counts once. */
  const outlines: Record<string, string> = {
    "/": "1 2 3 2 3 2",
    "/about": "1 2 3 2",
    "/services": "1 2 3 2",
    "/why-choose-us": "1 2 3 2",
    "/testimonials": "1 2",
    "/blog": "1 2 3 2",
    // A list of closures has a heading.
    "/contact": "1 2 3 2 3 2 3 2( 3 2)?",
    "/service-areas": "1 2 3 2 3 2 3 2",
    "/sitemap": "1 2",
    "/privacy-policy": "1 2",
    "/404": "1 2",
    "/offline": "1 2",
  };
  for (const [path, outline] of Object.entries(outlines)) {
    const levels = builtPage(path)("main :is(h1, h2, h3, h4)")
      .toArray()
      .map(({ tagName }) => tagName[1]);
    const runs = levels.filter((level, index) => level !== levels[index - 1]);
    expect(runs.join(" "), path).toMatch(new RegExp(`^${outline}$`));
  }
});

test("a browser knows what it may fill in", () => {
  const fields = kinds.flatMap((path) => {
    const $ = builtPage(path);
    return $("input:not([type=checkbox], [type=date]), textarea")
      .toArray()
      .map(({ attribs }) => `${path} ${attribs.name ?? attribs.type}: ${attribs.autocomplete}`);
  });
  expect(fields.sort()).toEqual([
    "/blog email: off",
    "/testimonials location: address-level2",
    "/testimonials name: name",
    "/testimonials petName: off",
    "/testimonials story: undefined",
  ]);
});
