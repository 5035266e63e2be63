import { expect, test } from "vitest";
import { clinicMinute } from "../../dates.ts";
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
  { from: "2055-05-31", until: "2055-05-31", hours: [] },
  { from: "2055-07-01", until: "2055-07-12", hours: [] },
  { from: "2055-07-20", until: "2055-07-20", hours: [morning, open("14:00", "17:00")] },
  { from: "2055-12-24", until: "2055-12-24", hours: [open("08:00", "12:00")] },
  { from: "2055-12-27", until: "2056-01-09", hours: [] },
  // News, which changes no hours.
  { from: "2055-01-01", until: "2055-12-31" },
];

test.each([
  // A full day, one with a break, and the weekend.
  ["2055-02-01T08:00", "open", "5:30 PM"],
  ["2055-02-01T17:30", "closed", "tomorrow at 8 AM"],
  ["2055-02-02T12:29", "open", "12:30 PM"],
  ["2055-02-02T12:30", "closed", "today at 1:30 PM"],
  ["2055-02-06T08:00", "closed", "today at 9 AM"],
  ["2055-02-06T12:00", "closed", "Monday at 8 AM"],
  ["2055-02-07T07:59", "closed", "tomorrow at 8 AM"],
  // A Monday off, and half a day.
  ["2055-05-29T12:00", "closed", "Tuesday at 8 AM"],
  ["2055-12-24T11:59", "open", "noon"],
  // A weekday a week ahead would be mistaken for today.
  ["2055-07-06T12:00", "closed", "Jul 13 at 8 AM"],
  ["2055-07-07T12:00", "closed", "Tuesday at 8 AM"],
  ["2055-12-31T12:00", "closed", "Jan 10, 2056 at 8 AM"],
  ["2055-07-20T11:00", "closed", "today at 2 PM"],
])("at %s it is %s until %s", (time, state, nextChange) => {
  const minute = Date.parse(`${time}Z`) / 60_000;
  expect(openingState(week, notices, minute)).toEqual({ state, nextChange });
});

test("days off show from a week before, and news on its days", () => {
  const news = { from: "2026-12-24", until: "2026-12-30" };
  const off = { ...news, hours: [] };
  const days = ["2026-12-16", "2026-12-17", "2026-12-23", "2026-12-24", "2026-12-30", "2026-12-31"];
  const counts = days.map((day) => [off, news].filter((one) => isDue(one, day)).length);
  expect(counts).toEqual([0, 1, 1, 2, 2, 0]);
});

test("the clock is that of Travelers Rest, at each hour of a change until 2046", () => {
  const zone = new Intl.DateTimeFormat("sv", {
    timeZone: "America/New_York",
    dateStyle: "short",
    timeStyle: "short",
  });
  const isWrong = (hour: number) =>
    new Date(clinicMinute(new Date(hour)) * 60_000).toISOString().slice(0, 16) !==
    zone.format(hour).replace(" ", "T");
  const wrong: number[] = [];
  for (let hour = Date.UTC(2026); hour < Date.UTC(2047); hour += 3_600_000) {
    const isOfChange = /-(03|11)-/.test(new Date(hour).toISOString());
    if ((isOfChange || hour % 86_400_000 === 0) && isWrong(hour)) wrong.push(hour);
  }
  expect(wrong).toEqual([]);
});
