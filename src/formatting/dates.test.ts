import { expect, test } from "vitest";
import { formatDate, formatMonth } from "./dates.ts";

test("a day and a month, written out", () => {
  expect(formatDate("2024-06-15")).toBe("June 15, 2024");
  expect(formatMonth("2025-03")).toBe("March 2025");
});
