import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { Hours } from "../../policies/opening-hours.ts";
import { clinicTime } from "./clinic-time.ts";
import { everyMinute } from "./every-minute.ts";
import { longestOpeningLine, openingLine } from "./opening-line.ts";
import { openingState } from "./opening-state.ts";

const day = [{ opens: "08:00", closes: "17:00" }];
const hours: Hours = {
  week: {
    Monday: day,
    Tuesday: day,
    Wednesday: [
      { opens: "08:00", closes: "12:00" },
      { opens: "13:00", closes: "17:00" },
    ],
    Thursday: day,
    Friday: day,
    Saturday: [],
    Sunday: [],
  },
  closures: [
    { date: "2026-11-26", name: "Thanksgiving" },
    { date: "2026-12-24", name: "Christmas Eve", hours: [{ opens: "08:00", closes: "12:00" }] },
    { date: "2026-12-25", name: "Christmas" },
    { date: "2026-12-28" },
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
  // An ordinary day, one with a break, and a weekend.
  ["2026-11-19T23:59:59-05:00", "closed until Friday 2026-11-20 08:00 (+1)"],
  ["2026-11-20T00:00:00-05:00", "closed until Friday 2026-11-20 08:00 (+0)"],
  ["2026-11-20T07:59:59-05:00", "closed until Friday 2026-11-20 08:00 (+0)"],
  ["2026-11-20T08:00:00-05:00", "open until 17:00"],
  ["2026-11-20T16:59:59-05:00", "open until 17:00"],
  ["2026-11-20T17:00:00-05:00", "closed until Monday 2026-11-23 08:00 (+3)"],
  ["2026-11-22T23:59:00-05:00", "closed until Monday 2026-11-23 08:00 (+1)"],
  ["2026-11-18T12:30:00-05:00", "closed until Wednesday 2026-11-18 13:00 (+0)"],
  ["2026-11-18T13:00:00-05:00", "open until 17:00"],
  // Closures, and a short day.
  ["2026-11-25T18:00:00-05:00", "closed until Friday 2026-11-27 08:00 (+2)"],
  ["2026-11-26T10:00:00-05:00", "Thanksgiving until Friday 2026-11-27 08:00 (+1)"],
  ["2026-12-24T11:59:00-05:00", "open until 12:00"],
  ["2026-12-24T12:00:00-05:00", "closed until Tuesday 2026-12-29 08:00 (+5)"],
  ["2026-12-25T09:00:00-05:00", "Christmas until Tuesday 2026-12-29 08:00 (+4)"],
  ["2026-12-28T09:00:00-05:00", "closed until Tuesday 2026-12-29 08:00 (+1)"],
  // The clocks change on Saturday night; opening times follow the clock on the wall.
  ["2026-03-06T17:00:00-05:00", "closed until Monday 2026-03-09 08:00 (+3)"],
  ["2026-03-09T07:59:00-04:00", "closed until Monday 2026-03-09 08:00 (+0)"],
  ["2026-03-09T08:00:00-04:00", "open until 17:00"],
  ["2026-11-02T07:59:00-05:00", "closed until Monday 2026-11-02 08:00 (+0)"],
  ["2026-11-02T08:00:00-05:00", "open until 17:00"],
  // The year at the clinic counts: in Tokyo it has already been 2027 for an hour.
  ["2027-01-01T01:00:00+09:00", "open until 17:00"],
])("%s: %s", (instant, state) => expect(at(instant)).toBe(state));

test.each([
  // 2 AM becomes 3 AM.
  ["2026-03-08T01:59:59-05:00", "open until 03:30"],
  ["2026-03-08T03:29:59-04:00", "open until 03:30"],
  ["2026-03-08T03:30:00-04:00", "closed until Monday 2026-03-09 08:00 (+1)"],
  // 2 AM becomes 1 AM.
  ["2026-10-31T23:59:59-04:00", "closed until Sunday 2026-11-01 01:30 (+1)"],
  ["2026-11-01T01:30:00-04:00", "open until 03:30"],
  ["2026-11-01T01:30:00-05:00", "open until 03:30"],
])("open in the night in which the clocks change, %s: %s", (instant, state) => {
  const Sunday = [{ opens: "01:30", closes: "03:30" }];
  expect(at(instant, { week: { ...hours.week, Sunday } })).toBe(state);
});

const never = Object.fromEntries(
  Object.keys(hours.week).map((name) => [name, []]),
) as unknown as Hours["week"];

test.each<[string, string, Partial<Hours>]>([
  ["the hours are unconfirmed", "2026-11-20", { status: "unconfirmed" }],
  ["no year's closures are listed", "2026-11-20", { closuresListedFor: [] }],
  ["another year's closures are listed", "2026-11-20", { closuresListedFor: [2025, 2027] }],
  ["the visitor's clock is years behind", "2001-01-01", {}],
  ["the visitor's clock is years ahead", "2031-11-20", {}],
  ["the clinic opens again in a year that is not listed", "2026-12-31", {}],
  ["the clinic never opens", "2026-11-20", { closures: [], week: never }],
])("nobody can say: %s", (_name, day, changes) => {
  expect(at(`${day}T17:00:00-05:00`, changes)).toBe("nobody knows");
});

test("with the next year listed, the last evening of a year knows the first morning", () => {
  const closures = [{ date: "2027-01-01", name: "New Year’s Day" }];
  expect(at("2026-12-31T17:00:00-05:00", { closuresListedFor: [2026, 2027], closures })).toBe(
    "closed until Monday 2027-01-04 08:00 (+4)",
  );
});

test("the time at the clinic, on the visitor's evening before or day after", () => {
  expect(clinicTime(new Date("2026-11-20T21:59:00Z"))).toEqual({
    date: "2026-11-20",
    time: "16:59",
  });
  expect(clinicTime(new Date("2026-11-21T04:59:00Z"))).toMatchObject({ date: "2026-11-20" });
  expect(clinicTime(new Date("2026-11-21T05:00:00Z"))).toMatchObject({ date: "2026-11-21" });
});

describe("in words", () => {
  const words = {
    hours: { ...hours, clockWords: { "08:00": "8 AM", "17:00": "5 PM", "12:00": "noon" } },
    labels: {
      openUntil: "Open until {time}",
      closedOpens: "Closed. Opens {day} at {time}",
      closedForOpens: "Closed for {closure}. Opens {day} at {time}",
      today: "today",
      tomorrow: "tomorrow",
    },
  };
  const line = (instant: string | number, week = words) => {
    const state = openingState(week.hours, new Date(instant));
    return state && openingLine(state, week);
  };

  test.each([
    ["2026-11-20T12:00:00-05:00", "Open until 5 PM"],
    ["2026-11-20T18:00:00-05:00", "Closed. Opens Monday at 8 AM"],
    ["2026-11-23T07:00:00-05:00", "Closed. Opens today at 8 AM"],
    ["2026-11-23T17:00:00-05:00", "Closed. Opens tomorrow at 8 AM"],
    ["2026-11-26T12:00:00-05:00", "Closed for Thanksgiving. Opens tomorrow at 8 AM"],
    ["2026-12-24T09:00:00-05:00", "Open until noon"],
  ])("%s: %s", (instant, words) => expect(line(instant)).toBe(words));

  test("a day a week ahead is a date, since its name would be mistaken for today", () => {
    const days = ["22", "23", "24", "25", "28", "29", "30"];
    const closures = days.map((day) => ({ date: `2026-12-${day}` }));
    const long = { ...words, hours: { ...words.hours, closures } };
    expect(line("2026-12-24T12:00:00-05:00", long)).toBe("Closed. Opens Dec 31 at 8 AM");
  });

  test("no line of a year is longer than the room that is kept", () => {
    const longest = longestOpeningLine(words).length;
    const from = Date.UTC(2026, 0, 1);
    const lines = Array.from({ length: 8760 }, (_, hour) => line(from + hour * 3_600_000) ?? "");
    expect(lines.filter((told) => told !== "").length).toBeGreaterThan(8000);
    expect(lines.filter((told) => told.length > longest)).toEqual([]);
  });
});

test("every minute: the call comes at once and as each minute begins, until it is ended", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-20T21:59:40Z") });
  onTestFinished(() => void vi.useRealTimers());
  const calls: string[] = [];
  const loaded = Promise.resolve();
  const stop = everyMinute(loaded, () => calls.push(new Date().toISOString().slice(11, 19)));
  await loaded;
  vi.advanceTimersByTime(19_999);
  expect(calls).toEqual(["21:59:40"]);
  vi.advanceTimersByTime(60_001);
  expect(calls).toEqual(["21:59:40", "22:00:00", "22:01:00"]);
  stop();
  vi.advanceTimersByTime(600_000);
  expect(calls).toHaveLength(3);
});
