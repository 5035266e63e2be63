import { expect, test } from "vitest";
import { withRangeDash } from "./number-ranges.ts";

test("a hyphen between digits becomes an en dash, and no other", () => {
  expect(withRangeDash("10-15 minutes")).toBe("10–15 minutes");
  expect(withRangeDash("X-ray, -5, 24/7")).toBe("X-ray, -5, 24/7");
});
