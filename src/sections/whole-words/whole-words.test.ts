import { expect, test } from "vitest";
import { wholeWord } from "./whole-words.tsx";

test.each([
  ["", [""]],
  ["Call (864) 834-1234.", ["Call ", "(864) 834-1234", "."]],
  ["An X-ray, not by-ways", ["An ", "X-ray", ", not by-ways"]],
  ["a well-known line", ["a well-known line"]],
])("%j has words that stay whole", (text, pieces) => {
  expect(text.split(wholeWord)).toEqual(pieces);
});
