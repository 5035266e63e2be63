import { expect, test } from "vitest";
import { readingMinutes, wordsFor } from "./reading-time.ts";

test.each([
  [0, 1],
  [750, 4],
  [900, 4],
  [950, 5],
  [1100, 5],
  [1150, 6],
  [1350, 6],
])("%d words take %d minutes", (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes);
});

test("the bounds of a length are inside it, and their neighbors outside", () => {
  const { fewest, most } = wordsFor(5);
  expect([fewest - 1, fewest, most, most + 1].map(readingMinutes)).toEqual([4, 5, 5, 6]);
});
