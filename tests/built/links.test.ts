import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { routes } from "../../src/routes/routes.ts";
import { everyPagesAnchors } from "../../src/site/route-table.ts";
import { fallbacks, paths, site } from "../site.ts";
import { builtPage } from "./built-html.ts";

const pages = new Set([...paths, ...fallbacks]);
const moved = new Set(site.redirects.map(({ from }) => from));

test.each([...pages])(
  "%s: every address leads to a page or a file, and every # to a place",
  (path) => {
    const $ = builtPage(path);
    const addresses = $("a[href], link[href], img[src], script[src]")
      .toArray()
      .map(({ attribs }) => attribs.href ?? attribs.src ?? "")
      .filter((address) => /^[/#]/.test(address));
    expect(addresses.filter((address) => address.startsWith("/assets/"))).not.toEqual([]);
    expect(addresses).toContain("#main");
    const lost = addresses.filter((address) => {
      const { pathname, hash } = new URL(address, `https://example.org${path}`);
      if (!pages.has(pathname)) return !moved.has(pathname) && !existsSync(`dist/site${pathname}`);
      const id = decodeURIComponent(hash.slice(1));
      return id !== "" && builtPage(pathname)(`[id="${id}"]`).length !== 1;
    });
    expect(lost).toEqual([]);
  },
);

test.each(site.routes)("$path: its route declares each id in its HTML, and no other", (route) => {
  // React makes ids of its own.
  const ids = builtPage(route.path)("[id]:not(svg *, [id^=_R_])").toArray();
  const declared = [
    ...everyPagesAnchors,
    ...(routes.anchorsOf(site, route) ?? []).map(({ id }) => id),
  ];
  expect(declared.sort()).toEqual(ids.map(({ attribs }) => attribs.id).sort());
});
