import { expect, test } from "vitest";
import { clinicTime } from "../../dates/clinic-time.ts";
import { isDue, openingState } from "./opening-state.ts";

const open = (opens: string, closes: string) => ({ opens, closes });
const fullDay = [open("08:00", "17:30")];
const week = {
  Monday: fullDay,
  Tuesday: [open("08:00", "12:30"), open("13:30", "17:30")],
  Wednesday: fullDay,
  Thursday: [open("08:00", "19:00")],
  Friday: fullDay,
  Saturday: [open("09:00", "12:00")],
  Sunday: [],
};
const morning = open("08:00", "11:00");
const notices = [
  // News, which changes nothing.
  { from: "2055-01-01", until: "2055-12-31" },
  { from: "2055-01-01", until: "2055-01-02", hours: [] },
  { from: "2055-01-12", until: "2055-01-13", hours: [] },
  { from: "2055-05-31", until: "2055-05-31", hours: [] },
  { from: "2055-07-01", until: "2055-07-12", hours: [] },
  { from: "2055-07-20", until: "2055-07-20", hours: [morning, open("14:00", "17:00")] },
  { from: "2055-12-24", until: "2055-12-24", hours: [open("08:00", "12:00")] },
  { from: "2055-12-25", until: "2055-12-25", hours: [] },
  { from: "2056-02-01", until: "2057-01-31", hours: [] },
];

test.each([
  // A full day, one with a break, and the weekend.
  ["2055-02-01", "08:00", "Open until 5:30 PM"],
  ["2055-02-01", "17:29", "Open until 5:30 PM"],
  ["2055-02-01", "17:30", "We’re closed. We open tomorrow at 8 AM."],
  ["2055-02-02", "12:29", "Open until 12:30 PM"],
  ["2055-02-02", "12:30", "We’re closed. We open today at 1:30 PM.", "break"],
  ["2055-02-06", "08:00", "We’re closed. We open today at 9 AM."],
  ["2055-02-06", "12:00", "We’re closed. We open Monday at 8 AM."],
  ["2055-02-07", "12:00", "We’re closed. We open tomorrow at 8 AM."],
  // The end of a year, and the beginning of summer time.
  ["2055-12-31", "21:00", "We’re closed. We open tomorrow at 9 AM."],
  ["2055-03-13", "21:00", "We’re closed. We open Monday at 8 AM."],
  // New Year’s Day and a Saturday, an ice storm, and a Monday off.
  ["2055-01-01", "12:00", "We’re closed. We open Monday at 8 AM."],
  ["2055-01-11", "17:30", "We’re closed. We open Thursday at 8 AM."],
  ["2055-01-13", "12:00", "We’re closed. We open tomorrow at 8 AM."],
  ["2055-05-29", "12:00", "We’re closed. We open Tuesday at 8 AM."],
  // Half a day, then Christmas on a Saturday.
  ["2055-12-24", "11:59", "Open until noon"],
  ["2055-12-24", "12:00", "We’re closed. We open Monday at 8 AM."],
  // A weekday a week ahead would be mistaken for today.
  ["2055-07-06", "12:00", "We’re closed. We open Jul 13 at 8 AM."],
  ["2055-07-07", "12:00", "We’re closed. We open Tuesday at 8 AM."],
  // Closed for a year.
  ["2056-02-01", "12:00", "Closed"],
  // A break of three hours.
  ["2055-07-20", "11:59", "We’re closed. We open today at 2 PM."],
  ["2055-07-20", "12:00", "We’re closed. We open today at 2 PM.", "break"],
])("on %s at %s: %s", (date, time, line, state = line.startsWith("Open") ? "open" : "closed") => {
  expect(openingState(week, notices, { date, time })).toEqual({ state, line });
});

test.each([
  ["2055-02-01T16:59:59-05:00", "2055-02-01", "16:59"],
  ["2055-12-01T00:00:00-05:00", "2055-12-01", "00:00"],
  ["2055-07-04T00:00:00-04:00", "2055-07-04", "00:00"],
])("%s is %s, %s at the clinic", (instant, date, time) => {
  expect(clinicTime(new Date(instant))).toEqual({ date, time });
});

test.each([
  ["2026-12-16", false, false],
  ["2026-12-17", true, false],
  ["2026-12-24", true, true],
  ["2026-12-30", true, true],
  ["2026-12-31", false, false],
])("on %s, days off from December 24 to 30 show: %s; news of these days: %s", (date, off, news) => {
  const days = { from: "2026-12-24", until: "2026-12-30" };
  expect([isDue({ ...days, hours: [] }, date), isDue(days, date)]).toEqual([off, news]);
});
