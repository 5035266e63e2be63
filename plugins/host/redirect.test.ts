import { expect, test } from "vitest";
import { redirectOf } from "./redirect.ts";

const moved = [{ from: "/team.html", to: "/about" }];
const answer = (url: string) => redirectOf(url, moved, (path) => ["/", "/about"].includes(path));

test.each([
  ["/team.html", 301, "/about"],
  ["/team.html?a=b%20c", 301, "/about?a=b%20c"],
  ["/about/", 308, "/about"],
  ["/about.html?a=b", 308, "/about?a=b"],
  ["/index.html", 308, "/"],
])("%s: %i %s", (url, status, Location) => {
  expect(answer(url)).toEqual({ status, headers: { Location } });
});

test.each(["/", "/about?a", "/gone/", "/Team.html", "//about/"])("%s stays", (url) => {
  expect(answer(url)).toBeUndefined();
});
