import { expect, test } from "vitest";
import { joinSentences, piecesOf, unbrokenText } from "./text.ts";

test.each([
  ["", []],
  ["Call (864) 834-1234.", ["Call ", { text: "(864) 834-1234" }, "."]],
  ["[us@vet.org](mailto:us@vet.org)", [{ text: "us@vet.org", href: "mailto:us@vet.org" }]],
  ["See [“Choking”](#choke)", ["See ", { text: "“Choking”", href: "#choke" }]],
  ["An X-ray, not by-ways", ["An ", { text: "X-ray" }, ", not by-ways"]],
])("%j has links, and words that stay whole", (text, pieces) => {
  expect(piecesOf(text)).toEqual(pieces);
});

test("sentences follow each other with a space, and missing ones leave none", () => {
  expect(joinSentences(undefined, "Call.", undefined, "Or come by.")).toBe("Call. Or come by.");
});

test("what stays on one line has no place to break, and the rest is as it was", () => {
  expect(unbrokenText("Call (864) 834-1234.")).toBe("Call (864)\u00a0834-\u20601234.");
  expect(unbrokenText("a well-known line")).toBe("a well-known line");
});
