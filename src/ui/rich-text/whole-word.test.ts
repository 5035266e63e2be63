import { expect, test } from "vitest";
import { wholeWord } from "./whole-word.ts";

test.each([
  ["", [""]],
  ["Call (864) 834-1234.", ["Call ", "(864) 834-1234.", ""]],
  ["An X-ray, not a line", ["An ", "X-ray,", " not a line"]],
  ["9 Old Mill Rd, SC 29690", ["", "9 Old", " ", "Mill Rd,", " ", "SC 29690", ""]],
  ["quality-of-life care", ["", "quality-of-life", " care"]],
])("%j has words that stay whole", (text, pieces) => {
  expect(text.split(wholeWord)).toEqual(pieces);
});
