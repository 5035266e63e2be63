import { expect, test } from "vitest";
import { canonicalPath } from "./paths.ts";

test.each([
  ["/", "/"],
  ["/index.html", "/"],
  ["/about", "/about"],
  ["/about/", "/about"],
  ["/services/spay-neuter.html", "/services/spay-neuter"],
  // No page has these addresses, so the not-found page answers.
  ["/About", "/About"],
  ["/about//", "/about//"],
  ["//evil.example/", "//evil.example"],
  ["/services/index.html", "/services/index"],
])("%s becomes %s", (asked, canonical) => {
  expect(canonicalPath(asked)).toBe(canonical);
});
