import { existsSync } from "node:fs";
import type { CheerioAPI } from "cheerio";
import { expect, test } from "vitest";
import { loadSite } from "../../app/content-model/load-site.ts";
import { builtPage } from "./built-html.ts";

/* Every link of the built pages, followed on the disk. */

const paths = [...loadSite().routes.map(({ path }) => path), "/404", "/offline"];
const pages = new Map<string, CheerioAPI>(paths.map((path) => [path, builtPage(path)]));

function hrefsOf($: CheerioAPI): string[] {
  return $("a[href]")
    .map((_, element) => $(element).attr("href"))
    .get();
}

test("every internal link leads to a page or a file, and every fragment to a place on it", () => {
  let followed = 0;
  for (const [path, $] of pages) {
    for (const href of hrefsOf($).filter((href) => /^[/#]/.test(href))) {
      const { pathname, hash } = new URL(href, `https://example.org${path}`);
      const target = pages.get(pathname);
      if (target === undefined) expect(existsSync(`dist/site${pathname}`), href).toBe(true);
      else if (hash !== "") {
        expect(
          target(`[id="${decodeURIComponent(hash.slice(1))}"]`),
          `${path}: ${href}`,
        ).toHaveLength(1);
      }
      followed += 1;
    }
  }
  expect(followed).toBeGreaterThan(1000);
});

test("every page is linked from the text of another, not from menus alone", () => {
  const linked = new Set<string>();
  for (const [path, $] of pages) {
    if (path === "/sitemap") continue;
    for (const element of $("main a[href]")) {
      const target = $(element).attr("href")?.split(/[?#]/)[0] ?? "";
      if (target !== path) linked.add(target);
    }
  }
  const inMenusAlone = ["/sitemap", "/privacy-policy", "/terms-conditions"];
  for (const path of paths.filter((path) => !["/404", "/offline", "/"].includes(path))) {
    if (!inMenusAlone.includes(path)) expect(linked, path).toContain(path);
  }
});

test("links out of the site are well formed", () => {
  const forms = [
    /^tel:\+1\d{10}$/,
    /^sms:\+1\d{10}(\?|$)/,
    /^mailto:[^@\s]+@[^@\s?]+(\?|$)/,
    /^https:\/\/[a-z0-9.-]+\/\S*$/,
  ];
  const outside = new Set(
    [...pages.values()].flatMap(hrefsOf).filter((href) => !/^[/#]/.test(href)),
  );
  expect(outside.size).toBeGreaterThan(5);
  for (const href of outside) {
    expect(
      forms.some((form) => form.test(href)),
      href,
    ).toBe(true);
    if (href.startsWith("https:")) expect(() => new URL(href)).not.toThrow();
  }
});

test("each image, style sheet, script, icon and feed that a page names is there", () => {
  for (const [path, $] of pages) {
    const files = $("img[src], script[src], link[href]")
      .map((_, element) => $(element).attr("src") ?? $(element).attr("href"))
      .get()
      .filter((file) => file.startsWith("/"));
    expect(files.length, path).toBeGreaterThan(5);
    for (const file of files) expect(existsSync(`dist/site${file}`), `${path}: ${file}`).toBe(true);
  }
});
