import { expect, test } from "vitest";
import { formatDate, formatMonth } from "./dates.ts";

test("a day and a month, written out", () => {
  expect(formatDate("2024-06-15")).toBe("June 15, 2024");
  expect(formatMonth("2025-03")).toBe("March 2025");
});

test("the tests run in the time zones that vite.config.ts names", () => {
  const offsets: Record<string, number> = { "Pacific/Kiritimati": -840, "Pacific/Pago_Pago": 660 };
  expect(new Date(2026, 0).getTimezoneOffset()).toBe(offsets[process.env.TZ ?? ""]);
});
