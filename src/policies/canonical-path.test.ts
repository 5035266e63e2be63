import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalPath, oldAddress } from "./canonical-path.ts";

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

test.each([
  ["/our%20team", ["/our team", "/our team/", "/our%20team.html", "/our%20team"]],
  ["/Our-Team", ["/Our-Team", "/Our-Team.html"]],
  ["/%C3%BCber-uns.php", ["/über-uns.php", "/%c3%bcber-uns.php/"]],
  ["/forms/Q&A.pdf", ["/forms/Q&A.pdf", "/forms/Q%26A.pdf"]],
  ["/a%2Fb%3Fc%23d%3Ae%2Af%25", ["/a%2fb%3fc%23d%3ae%2af%25"]],
  ["/fl%F6he", ["/fl%F6he", "/fl%F6he.html"]],
])("%s is the old address %j", (one, spellings) => {
  expect(spellings.map(oldAddress)).toEqual(spellings.map(() => one));
});
