import { expect, test } from "vitest";
import { readingMinutes } from "./reading-time.ts";

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
