import { expect, test } from "vitest";
import { clinicTime } from "./clinic-time.ts";
import { isDue, openingState } from "./opening-state.ts";

const day = [{ opens: "08:00", closes: "17:00" }];
const workdays = { Monday: day, Tuesday: day, Wednesday: day, Thursday: day, Friday: day };
const week = { ...workdays, Saturday: [], Sunday: [] };
const notices = [
  // News, which changes nothing.
  { from: "2026-11-01", until: "2026-12-31" },
  { from: "2026-12-24", until: "2026-12-24", hours: [{ opens: "08:00", closes: "12:00" }] },
  { from: "2026-12-25", until: "2026-12-30", hours: [] },
];
const labels = {
  openUntil: "Open until {time}",
  closed: "Closed",
  closedOpens: "Closed. Opens {day} at {time}",
  today: "today",
  tomorrow: "tomorrow",
};

test.each([
  ["2026-11-20T16:59:59-05:00", "Open until 5 PM"],
  ["2026-11-20T17:00:00-05:00", "Closed. Opens Monday at 8 AM"],
  ["2026-12-24T09:00:00-05:00", "Open until noon"],
  // A weekday a week ahead would be mistaken for today.
  ["2026-12-24T12:00:00-05:00", "Closed. Opens Dec 31 at 8 AM"],
])("%s: %s", (instant, line) => {
  const state = openingState(week, notices, clinicTime(new Date(instant)), labels);
  expect(state).toEqual({ isOpen: line.startsWith("Open"), line });
});

test("closed for longer than anybody plans ahead", () => {
  const sold = [{ from: "2026-01-01", until: "2027-12-31", hours: [] }];
  const now = { date: "2026-01-01", time: "09:00" };
  expect(openingState(week, sold, now, labels)).toEqual({ isOpen: false, line: "Closed" });
});

test("the clinic's day begins at its own midnight, in winter and in summer", () => {
  const midnights = ["2026-12-01T00:00:00-05:00", "2027-07-04T00:00:00-04:00"];
  expect(midnights.map((instant) => clinicTime(new Date(instant)))).toEqual([
    { date: "2026-12-01", time: "00:00" },
    { date: "2027-07-04", time: "00:00" },
  ]);
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

/*
 * What pages say of open and closed on every day of 2055, at six hours, as read off a calendar on
 * the wall.
 */

const fullDay = [{ opens: "08:00", closes: "17:30" }];
const weekOf2055 = {
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
const daysOff = [
  { from: "2055-01-01", until: "2055-01-02", hours: [] },
  { from: "2055-01-12", until: "2055-01-13", hours: [] },
  { from: "2055-05-31", until: "2055-05-31", hours: [] },
  { from: "2055-07-04", until: "2055-07-05", hours: [] },
  { from: "2055-09-06", until: "2055-09-06", hours: [] },
  { from: "2055-11-25", until: "2055-11-26", hours: [] },
  { from: "2055-12-24", until: "2055-12-24", hours: [{ opens: "08:00", closes: "12:00" }] },
  { from: "2055-12-25", until: "2055-12-25", hours: [] },
];
const hours = ["03:00", "08:15", "12:00", "13:00", "17:45", "21:00"] as const;

const today8 = "Closed. Opens today at 8 AM";
const today9 = "Closed. Opens today at 9 AM";
const tomorrow8 = "Closed. Opens tomorrow at 8 AM";
const tomorrow9 = "Closed. Opens tomorrow at 9 AM";
const monday = "Closed. Opens Monday at 8 AM";
const tuesday = "Closed. Opens Tuesday at 8 AM";
const thursday = "Closed. Opens Thursday at 8 AM";
const saturday = "Closed. Opens Saturday at 9 AM";
const to530 = "Open until 5:30 PM";
const to1230 = "Open until 12:30 PM";
const to7 = "Open until 7 PM";
const afterLunch = "Closed. Opens today at 1:30 PM";

type Lines = readonly [string, string, string, string, string, string];
const allDay = (line: string): Lines => [line, line, line, line, line, line];

/** By weekday, Sunday first, and by hour. */
const usual: readonly Lines[] = [
  allDay(tomorrow8),
  [today8, to530, to530, to530, tomorrow8, tomorrow8],
  [today8, to1230, to1230, afterLunch, tomorrow8, tomorrow8],
  [today8, to530, to530, to530, tomorrow8, tomorrow8],
  [today8, to7, to7, to7, to7, tomorrow8],
  [today8, to530, to530, to530, tomorrow9, tomorrow9],
  [today9, today9, monday, monday, monday, monday],
];

const beforeMondayOff: Lines = [today9, today9, tuesday, tuesday, tuesday, tuesday];

/** Days that are not as usual, and those before them. */
const others: Record<string, Lines> = {
  "2055-01-01": allDay(monday),
  "2055-01-02": allDay(monday),
  // An ice storm, for two days.
  "2055-01-11": [today8, to530, to530, to530, thursday, thursday],
  "2055-01-12": allDay(thursday),
  "2055-01-13": allDay(tomorrow8),
  "2055-05-29": beforeMondayOff,
  "2055-05-30": allDay(tuesday),
  "2055-05-31": allDay(tomorrow8),
  "2055-07-03": beforeMondayOff,
  "2055-07-04": allDay(tuesday),
  "2055-07-05": allDay(tomorrow8),
  "2055-09-04": beforeMondayOff,
  "2055-09-05": allDay(tuesday),
  "2055-09-06": allDay(tomorrow8),
  "2055-11-24": [today8, to530, to530, to530, saturday, saturday],
  "2055-11-25": allDay(saturday),
  "2055-11-26": allDay(tomorrow9),
  "2055-12-24": [today8, "Open until noon", monday, monday, monday, monday],
  "2055-12-25": allDay(monday),
};

/** The instants of the year, in order, each with the line that pages show. */
const year = Array.from({ length: 365 }, (_, day) => {
  const date = new Date(Date.UTC(2055, 0, 1 + day));
  const iso = date.toISOString().slice(0, 10);
  const lines = others[iso] ?? usual[date.getUTCDay()];
  return hours.map((time, hour) => ({
    at: instantOf(iso, time),
    line: lines?.[hour] ?? "",
  }));
}).flat();

test("pages say whether the clinic is open, on every day of a year", () => {
  const differing = year.filter(({ at, line }) => {
    const state = openingState(weekOf2055, daysOff, clinicTime(at), labels);
    return state.line !== line || state.isOpen !== line.startsWith("Open until");
  });
  expect(differing).toEqual([]);
});

/** The instant of a time in Travelers Rest, in winter or in summer. */
function instantOf(date: string, time: string): Date {
  const [winter, summer] = ["-05:00", "-04:00"].map((zone) => new Date(`${date}T${time}${zone}`));
  const instant = [winter, summer].find((one) => one && clinicTime(one).time === time);
  if (instant === undefined) throw new Error(`There is no ${time} on ${date}`);
  return instant;
}
