import { expect, test } from "vitest";
import { canonicalPath } from "./canonical-path.ts";
import { contentType, likelySpellings, spellings } from "./http-policy.ts";

const pages = ["/", "/about", "/services", "/services/dental", "/service-areas/travelers-rest"];

/** Every path of up to five parts that matter to spelling: slashes, names, endings, upper case. */
function listPaths(length = 5): string[] {
  if (length === 0) return ["/"];
  const parts = ["/", "about", "services", "Dental", "INDEX", "index", ".html", "x"];
  const shorter = listPaths(length - 1);
  return ["/", ...shorter.flatMap((path) => parts.map((part) => path + part))];
}

test.each(pages)("%s has exactly the spellings that lead to it", (page) => {
  const pattern = new RegExp(spellings(page), "i");
  const wrong = listPaths().filter((path) => pattern.test(path) !== (canonicalPath(path) === page));
  expect(wrong).toEqual([]);
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
