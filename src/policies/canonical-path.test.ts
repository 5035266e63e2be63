import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalPath } from "./canonical-path.ts";

const anyPage = fc
  .array(fc.stringMatching(/^[a-z0-9-]+$/), { minLength: 1 })
  .map((parts) => `/${parts.join("/")}`);

test("a slash or .html after a page's path leads to the page", () => {
  const check = (page: string, ending: string) => {
    expect(canonicalPath(page + ending)).toBe(page);
  };
  fc.assert(fc.property(anyPage, fc.constantFrom("", "/", ".html"), check));
});

test.each([
  ["/", "/"],
  ["/index.html", "/"],
  // No page has these addresses, so the not-found page answers.
  ["/About", "/About"],
  ["/about//", "/about//"],
  ["//evil.example/", "//evil.example"],
  ["/services/index.html", "/services/index"],
])("%s becomes %s", (asked, canonical) => {
  expect(canonicalPath(asked)).toBe(canonical);
});
