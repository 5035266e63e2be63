import { expect, test } from "vitest";
import { longestOpeningLine, openingLine, openingState } from "./opening-state.ts";
import type { Hours } from "./week.ts";

const day = [{ opens: "08:00", closes: "17:00" }];
const broken = [
  { opens: "08:00", closes: "12:00" },
  { opens: "13:00", closes: "17:00" },
];
const workdays = { Monday: day, Tuesday: day, Wednesday: broken, Thursday: day, Friday: day };
const hours: Hours = {
  week: { ...workdays, Saturday: [], Sunday: [] },
  closures: [
    { date: "2026-11-26", name: "Thanksgiving" },
    { date: "2026-12-24", name: "Christmas Eve", hours: [{ opens: "08:00", closes: "12:00" }] },
    { date: "2026-12-25", name: "Christmas" },
  ],
  closuresListedFor: [2026],
  status: "confirmed",
};

/** The state in one line; instants have the offset of New York, so that the test needs no zone. */
function at(instant: string, changes: Partial<Hours> = {}): string {
  const state = openingState({ ...hours, ...changes }, new Date(instant));
  if (state === undefined) return "nobody knows";
  if (state.isOpen) return `open until ${state.until}`;
  const { date, weekday, daysAhead, at: time } = state.opens;
  return `${state.closure ?? "closed"} until ${weekday} ${date} ${time} (+${daysAhead})`;
}

test.each([
  // An ordinary day, a weekend, and a day with a break.
  ["2026-11-20T07:59:59-05:00", "closed until Friday 2026-11-20 08:00 (+0)"],
  ["2026-11-20T08:00:00-05:00", "open until 17:00"],
  ["2026-11-20T16:59:59-05:00", "open until 17:00"],
  ["2026-11-20T17:00:00-05:00", "closed until Monday 2026-11-23 08:00 (+3)"],
  ["2026-11-18T12:30:00-05:00", "closed until Wednesday 2026-11-18 13:00 (+0)"],
  // Closures, and a short day.
  ["2026-11-26T10:00:00-05:00", "Thanksgiving until Friday 2026-11-27 08:00 (+1)"],
  ["2026-12-24T11:59:00-05:00", "open until 12:00"],
  ["2026-12-24T12:00:00-05:00", "closed until Monday 2026-12-28 08:00 (+4)"],
  // The clocks change on Saturday night; opening times follow the clock on the wall.
  ["2026-03-06T17:00:00-05:00", "closed until Monday 2026-03-09 08:00 (+3)"],
  ["2026-03-09T08:00:00-04:00", "open until 17:00"],
  // It is the next day in Greenwich already; and in Tokyo it has been 2027 for an hour.
  ["2026-11-20T23:59:59-05:00", "closed until Monday 2026-11-23 08:00 (+3)"],
  ["2027-01-01T01:00:00+09:00", "open until 17:00"],
])("%s: %s", (instant, state) => expect(at(instant)).toBe(state));

test("a notice of kind closure closes its days, even one with hours of its own", () => {
  const noticedClosures = [{ from: "2026-12-23", until: "2026-12-24" }];
  const closed = "closed until Monday 2026-12-28 08:00";
  expect(at("2026-12-22T09:00:00-05:00", { noticedClosures })).toBe("open until 17:00");
  expect(at("2026-12-23T09:00:00-05:00", { noticedClosures })).toBe(`${closed} (+5)`);
  expect(at("2026-12-24T09:00:00-05:00", { noticedClosures })).toBe(`${closed} (+4)`);
});

test.each<[string, string, Partial<Hours>]>([
  ["the hours are unconfirmed", "2026-11-20", { status: "unconfirmed" }],
  ["another year's closures are listed", "2026-11-20", { closuresListedFor: [2025, 2027] }],
  ["the clinic opens again in a year that is not listed", "2026-12-31", {}],
])("nobody can say: %s", (_name, date, changes) => {
  expect(at(`${date}T17:00:00-05:00`, changes)).toBe("nobody knows");
});

const labels = {
  openUntil: "Open until {time}",
  closedOpens: "Closed. Opens {day} at {time}",
  closedForOpens: "Closed for {closure}. Opens {day} at {time}",
  today: "today",
  tomorrow: "tomorrow",
};

function line(instant: string, { closures = hours.closures } = {}): string {
  const state = openingState({ ...hours, closures }, new Date(instant));
  return state === undefined ? "" : openingLine(state, labels);
}

test.each([
  ["2026-12-24T09:00:00-05:00", "Open until noon"],
  ["2026-11-20T18:00:00-05:00", "Closed. Opens Monday at 8 AM"],
  ["2026-11-23T07:00:00-05:00", "Closed. Opens today at 8 AM"],
  ["2026-11-26T12:00:00-05:00", "Closed for Thanksgiving. Opens tomorrow at 8 AM"],
])("as text, %s: %s", (instant, expected) => expect(line(instant)).toBe(expected));

test("a day a week ahead is a date, since its name would be mistaken for today", () => {
  const closures = ["24", "25", "28", "29", "30"].map((day) => ({ date: `2026-12-${day}` }));
  expect(line("2026-12-24T12:00:00-05:00", { closures })).toBe("Closed. Opens Dec 31 at 8 AM");
});

test("the room is that of the longest closure, wherever it is in the list", () => {
  // A short day with a longer name never shows it.
  for (const closures of [hours.closures, hours.closures.toReversed()]) {
    expect(longestOpeningLine({ ...hours, closures }, labels)).toContain("for Thanksgiving.");
  }
  expect(longestOpeningLine({ ...hours, closures: [] }, labels)).toMatch(/^Closed\. /);
});

test("no line of a year is longer than the room that is reserved", () => {
  const start = Date.UTC(2026, 0, 1);
  // Steps of five hours meet each hour of the day.
  const lines = Array.from({ length: 8760 / 5 }, (_, step) =>
    line(new Date(start + step * 5 * 3_600_000).toISOString()),
  );
  expect(new Set(lines).size).toBeGreaterThan(5);
  const { length } = longestOpeningLine(hours, labels);
  expect(lines.filter((one) => one.length > length)).toEqual([]);
});
