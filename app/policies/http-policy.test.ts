import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalPath } from "./canonical-path.ts";
import {
  answerHeaders,
  cacheControl,
  likelySpellings,
  resourcePolicy,
  spellings,
} from "./http-policy.ts";

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
  ["/", "no-cache", "same-origin"],
  ["/services/dental", "no-cache", "same-origin"],
  ["/sw.js", "no-cache", "same-origin"],
  ["/assets/site-CMxJft-X.js", "public, max-age=31536000, immutable", "same-origin"],
  ["/assets/share-14290542.png", "public, max-age=31536000, immutable", "cross-origin"],
  ["/icon-512.png", "no-cache", "cross-origin"],
  ["/feed.xml", "no-cache", "cross-origin"],
])("%s: %s, %s", (pathname, cache, policy) => {
  expect(cacheControl(pathname)).toBe(cache);
  expect(resourcePolicy(pathname)).toBe(policy);
});

test("an answer says how it may be used, and carries the hashes of its own page", () => {
  const headers = answerHeaders("/about", { file: "about.html", styleHashes: ["sha256-abc="] });
  expect(headers).toMatchObject({
    "Cache-Control": "no-cache",
    "Content-Type": "text/html; charset=utf-8",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Strict-Transport-Security": "max-age=31536000",
    "X-Content-Type-Options": "nosniff",
  });
  expect(headers["Content-Security-Policy"]).toContain("style-src 'self' 'sha256-abc='");
  expect(headers["Permissions-Policy"]).toContain("camera=()");
  expect(() => answerHeaders("/a.xyz", { file: "a.xyz", styleHashes: [] })).toThrow("a.xyz");
});
