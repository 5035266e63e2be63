import { expect, test } from "vitest";
import { addMonths, formatDate, formatMonth, today } from "./dates.ts";

test("a day and a month, written out", () => {
  expect(formatDate("2024-06-15")).toBe("June 15, 2024");
  expect(formatMonth("2025-03")).toBe("March 2025");
});

test.each([
  ["2026-03-15", 6, "2026-09-15"],
  ["2026-08-31", 6, "2027-02-28"],
  ["2027-08-31", 6, "2028-02-29"],
  ["2028-02-29", 12, "2029-02-28"],
  ["2026-12-31", 12, "2027-12-31"],
])("%s and %i months: %s", (day, months, later) => expect(addMonths(day, months)).toBe(later));

test.each(["", "2026-02-30", "26-01-01", "1999-12-31", "12026-01-01"])("“%s” is no day", (day) =>
  expect(addMonths(day, 6)).toBeUndefined(),
);

test("today is the day where the visitor is, whatever day it is in Greenwich", () => {
  expect(today(new Date(2026, 1, 28, 0, 5))).toBe("2026-02-28");
  expect(today(new Date(2026, 1, 28, 23, 55))).toBe("2026-02-28");
});

test("the tests run in the time zones that vitest.config.ts names", () => {
  const offsets: Record<string, number> = { "Pacific/Kiritimati": -840, "Pacific/Pago_Pago": 660 };
  expect(new Date(2026, 0).getTimezoneOffset()).toBe(offsets[process.env.TZ ?? ""]);
});
