import { expect, test } from "vitest";
import { canonicalPath } from "./canonical-path.ts";

test.each([
  ["/", "/"],
  ["/index.html", "/"],
  ["/index", "/"],
  ["//", "/"],
  ["/about", "/about"],
  ["/about/", "/about"],
  ["/About", "/about"],
  ["/about.html", "/about"],
  ["/SERVICES/Dental.HTML", "/services/dental"],
  ["/services//dental///", "/services/dental"],
  ["/services/index.html", "/services"],
  ["//evil.example/about", "/evil.example/about"],
])("%s means %s", (asked, canonical) => {
  expect(canonicalPath(asked)).toBe(canonical);
});
