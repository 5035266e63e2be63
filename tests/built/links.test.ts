import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { fallbacks, paths } from "../site.ts";
import { builtPage } from "./built-html.ts";

const pages = new Set([...paths, ...fallbacks]);

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
      if (!pages.has(pathname)) return !existsSync(`dist/site${pathname}`);
      const id = decodeURIComponent(hash.slice(1));
      return id !== "" && builtPage(pathname)(`[id="${id}"]`).length !== 1;
    });
    expect(lost).toEqual([]);
  },
);
