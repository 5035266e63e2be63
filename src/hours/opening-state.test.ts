import { expect, test } from "vitest";
import { clinicTime } from "./clinic-time.ts";
import { isDue, openingState } from "./opening-state.ts";

/*
 * What pages say of open and closed on every day of 2055, at six times, as read off a calendar on
 * the wall.
 */

const fullDay = [{ opens: "08:00", closes: "17:30" }];
const week = {
  Monday: fullDay,
  Tuesday: [
    { opens: "08:00", closes: "12:30" },
    { opens: "13:30", closes: "17:30" },
  ],
  Wednesday: fullDay,
  Thursday: [{ opens: "08:00", closes: "19:00" }],
  Friday: fullDay,
  Saturday: [{ opens: "09:00", closes: "12:00" }],
  Sunday: [],
};
const notices = [
  // News, which changes nothing.
  { from: "2055-01-01", until: "2055-12-31" },
  { from: "2055-01-01", until: "2055-01-02", hours: [] },
  { from: "2055-01-12", until: "2055-01-13", hours: [] },
  { from: "2055-05-31", until: "2055-05-31", hours: [] },
  { from: "2055-11-25", until: "2055-11-26", hours: [] },
  { from: "2055-12-24", until: "2055-12-24", hours: [{ opens: "08:00", closes: "12:00" }] },
  { from: "2055-12-25", until: "2055-12-25", hours: [] },
];
const labels = {
  openUntil: "Open until {time}",
  closed: "Closed",
  closedOpens: "Closed. Opens {day} at {time}",
  today: "today",
  tomorrow: "tomorrow",
};

const opens = (day: string, time = "8 AM") => `Closed. Opens ${day} at ${time}`;
const today8 = opens("today");
const today9 = opens("today", "9 AM");
const tomorrow8 = opens("tomorrow");
const tomorrow9 = opens("tomorrow", "9 AM");
const monday = opens("Monday");
const tuesday = opens("Tuesday");
const thursday = opens("Thursday");
const saturday = opens("Saturday", "9 AM");
const to530 = "Open until 5:30 PM";
const to1230 = "Open until 12:30 PM";
const to7 = "Open until 7 PM";
const afterLunch = opens("today", "1:30 PM");

const times = ["03:00", "08:00", "12:00", "13:00", "17:30", "21:00"];
const allDay = (line: string) => times.map(() => line);

/** By weekday, Sunday first, and by time. */
const usual = [
  allDay(tomorrow8),
  [today8, to530, to530, to530, tomorrow8, tomorrow8],
  [today8, to1230, to1230, afterLunch, tomorrow8, tomorrow8],
  [today8, to530, to530, to530, tomorrow8, tomorrow8],
  [today8, to7, to7, to7, to7, tomorrow8],
  [today8, to530, to530, to530, tomorrow9, tomorrow9],
  [today9, today9, monday, monday, monday, monday],
];

/** Days that are not as usual, and those before them. */
const others: Record<string, string[]> = {
  "2055-01-01": allDay(monday),
  "2055-01-02": allDay(monday),
  // An ice storm, for two days.
  "2055-01-11": [today8, to530, to530, to530, thursday, thursday],
  "2055-01-12": allDay(thursday),
  "2055-01-13": allDay(tomorrow8),
  // A Monday off.
  "2055-05-29": [today9, today9, tuesday, tuesday, tuesday, tuesday],
  "2055-05-30": allDay(tuesday),
  "2055-05-31": allDay(tomorrow8),
  "2055-11-24": [today8, to530, to530, to530, saturday, saturday],
  "2055-11-25": allDay(saturday),
  "2055-11-26": allDay(tomorrow9),
  "2055-12-24": [today8, "Open until noon", monday, monday, monday, monday],
  "2055-12-25": allDay(monday),
};

test("pages say whether the clinic is open, on every day of a year", () => {
  for (let day = 1; day <= 365; day++) {
    const instant = new Date(Date.UTC(2055, 0, day));
    const date = instant.toISOString().slice(0, 10);
    const lines = others[date] ?? usual[instant.getUTCDay()];
    for (const [index, time] of times.entries()) {
      const line = lines?.[index] ?? "";
      const state = { isOpen: line.startsWith("Open until"), line };
      expect(openingState(week, notices, { date, time }, labels), date).toEqual(state);
    }
  }
});

test("the day and the minute are the clinic’s own, in winter and in summer", () => {
  const instants = [
    "2055-02-01T16:59:59-05:00",
    "2055-02-01T17:00:00-05:00",
    "2055-12-01T00:00:00-05:00",
    "2055-07-04T00:00:00-04:00",
  ];
  expect(instants.map((instant) => clinicTime(new Date(instant)))).toEqual([
    { date: "2055-02-01", time: "16:59" },
    { date: "2055-02-01", time: "17:00" },
    { date: "2055-12-01", time: "00:00" },
    { date: "2055-07-04", time: "00:00" },
  ]);
});

test.each([
  // A weekday a week ahead would be mistaken for today.
  ["2055-12-30", "Closed. Opens Dec 31 at 8 AM"],
  ["2057-12-31", "Closed"],
])("closed from December 20, 2055 until %s", (until, line) => {
  const closed = [{ from: "2055-12-20", until, hours: [] }];
  const now = { date: "2055-12-20", time: "09:00" };
  expect(openingState(week, closed, now, labels)).toEqual({ isOpen: false, line });
});

test.each([
  ["2026-12-16", false, false],
  ["2026-12-17", true, false],
  ["2026-12-23", true, false],
  ["2026-12-24", true, true],
  ["2026-12-30", true, true],
  ["2026-12-31", false, false],
])("on %s, days off from December 24 to 30 show: %s; news of these days: %s", (date, off, news) => {
  const days = { from: "2026-12-24", until: "2026-12-30" };
  expect([isDue({ ...days, hours: [] }, date), isDue(days, date)]).toEqual([off, news]);
});
