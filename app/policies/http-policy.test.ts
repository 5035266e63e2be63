import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalPath } from "./canonical-path.ts";
import { contentType, likelySpellings, spellings } from "./http-policy.ts";

const pages = ["/", "/about", "/services", "/services/dental", "/service-areas/travelers-rest"];

/** Paths made of what matters to a spelling: slashes, names, endings, upper case. */
const paths = fc
  .array(
    fc.constantFrom("/", "//", "about", "services", "Dental", "INDEX", "index", ".html", "x"),
    {
      maxLength: 7,
    },
  )
  .map((parts) => `/${parts.join("")}`);

test("a page has exactly the spellings that lead to its address", () => {
  fc.assert(
    fc.property(paths, fc.constantFrom(...pages), (path, page) => {
      expect(new RegExp(spellings(page), "i").test(path)).toBe(canonicalPath(path) === page);
    }),
    { numRuns: 5000 },
  );
});

test.each(pages)("the likely spellings of %s are spellings of it, and none is itself", (page) => {
  const likely = likelySpellings(page);
  expect(likely.length).toBeGreaterThan(1);
  expect(new Set(likely).size).toBe(likely.length);
  for (const spelling of likely) {
    expect(spelling).not.toBe(page);
    expect(canonicalPath(spelling)).toBe(page);
  }
});

test.each([
  ["/services/dental", "text/html; charset=utf-8"],
  ["/.well-known/security.txt", "text/plain; charset=utf-8"],
  ["/a.xyz", undefined],
])("the type of %s is %s", (address, type) => {
  expect(contentType(address)).toBe(type);
});
