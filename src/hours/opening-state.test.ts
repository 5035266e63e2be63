import { expect, test } from "vitest";
import { clinicTime } from "./clinic-time.ts";
import { isDue, openingState } from "./opening-state.ts";

const day = [{ opens: "08:00", closes: "17:00" }];
const workdays = { Monday: day, Tuesday: day, Wednesday: day, Thursday: day, Friday: day };
const week = { ...workdays, Saturday: [], Sunday: [] };
const special = [
  { from: "2026-12-24", until: "2026-12-24", hours: [{ opens: "08:00", closes: "12:00" }] },
  { from: "2026-12-24", until: "2026-12-30" },
];
const labels = {
  openUntil: "Open until {time}",
  closed: "Closed",
  closedOpens: "Closed. Opens {day} at {time}",
  today: "today",
  tomorrow: "tomorrow",
};

// year.test.ts has the days of a year.
test.each([
  ["2026-11-20T16:59:59-05:00", "Open until 5 PM"],
  ["2026-11-20T17:00:00-05:00", "Closed. Opens Monday at 8 AM"],
  // Two overlap: the first counts.
  ["2026-12-24T09:00:00-05:00", "Open until noon"],
  // A weekday a week ahead would be mistaken for today.
  ["2026-12-24T12:00:00-05:00", "Closed. Opens Dec 31 at 8 AM"],
])("%s: %s", (instant, line) => {
  const state = openingState(week, special, clinicTime(new Date(instant)), labels);
  expect(state).toEqual({ isOpen: line.startsWith("Open"), line });
});

test("closed for longer than anybody plans ahead", () => {
  const sold = [{ from: "2026-01-01", until: "2027-12-31" }];
  const now = { date: "2026-01-01", time: "09:00" };
  expect(openingState(week, sold, now, labels)).toEqual({ isOpen: false, line: "Closed" });
});

test.each([
  ["2026-12-16", false],
  ["2026-12-17", true],
  ["2026-12-30", true],
  ["2026-12-31", false],
])("on %s, days from December 24 to 30 are announced: %s", (date, expected) => {
  expect(isDue({ from: "2026-12-24", until: "2026-12-30" }, date)).toBe(expected);
});
