import { afterEach, describe, expect, test, vi } from "vitest";
import type { Hours } from "../../policies/opening-hours.ts";
import { clinicTime, everyMinute } from "./clinic-time.ts";
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
    Saturday: "closed",
    Sunday: "closed",
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

/** The state in one line; times are given with the offset of New York, so that the test needs no zone. */
function at(instant: string, changes: Partial<Hours> = {}): string {
  const state = openingState({ ...hours, ...changes }, new Date(instant));
  if (state === undefined) return "nobody knows";
  if (state.isOpen) return `open until ${state.until}`;
  const { date, weekday, daysAhead, at: time } = state.opens;
  return `closed${state.closure === undefined ? "" : ` for ${state.closure}`}, opens in ${daysAhead} on ${weekday} ${date} at ${time}`;
}

describe("an ordinary day", () => {
  test.each([
    ["2026-11-19T23:59:59-05:00", "closed, opens in 1 on Friday 2026-11-20 at 08:00"],
    ["2026-11-20T00:00:00-05:00", "closed, opens in 0 on Friday 2026-11-20 at 08:00"],
    ["2026-11-20T07:59:59-05:00", "closed, opens in 0 on Friday 2026-11-20 at 08:00"],
    ["2026-11-20T08:00:00-05:00", "open until 17:00"],
    ["2026-11-20T16:59:59-05:00", "open until 17:00"],
    ["2026-11-20T17:00:00-05:00", "closed, opens in 3 on Monday 2026-11-23 at 08:00"],
    ["2026-11-22T23:59:00-05:00", "closed, opens in 1 on Monday 2026-11-23 at 08:00"],
    ["2026-11-18T12:30:00-05:00", "closed, opens in 0 on Wednesday 2026-11-18 at 13:00"],
    ["2026-11-18T13:00:00-05:00", "open until 17:00"],
  ])("%s: %s", (instant, state) => expect(at(instant)).toBe(state));
});

describe("closures", () => {
  test.each([
    ["2026-11-25T18:00:00-05:00", "closed, opens in 2 on Friday 2026-11-27 at 08:00"],
    [
      "2026-11-26T10:00:00-05:00",
      "closed for Thanksgiving, opens in 1 on Friday 2026-11-27 at 08:00",
    ],
    ["2026-12-24T11:59:00-05:00", "open until 12:00"],
    ["2026-12-24T12:00:00-05:00", "closed, opens in 5 on Tuesday 2026-12-29 at 08:00"],
    [
      "2026-12-25T09:00:00-05:00",
      "closed for Christmas, opens in 4 on Tuesday 2026-12-29 at 08:00",
    ],
    ["2026-12-28T09:00:00-05:00", "closed, opens in 1 on Tuesday 2026-12-29 at 08:00"],
  ])("%s: %s", (instant, state) => expect(at(instant)).toBe(state));
});

describe("daylight saving changes in the night to Sunday, and an opening follows the clock on the wall", () => {
  const sundays = { week: { ...hours.week, Sunday: [{ opens: "01:30", closes: "03:30" }] } };
  test.each([
    // 2 AM becomes 3 AM.
    ["2026-03-06T17:00:00-05:00", {}, "closed, opens in 3 on Monday 2026-03-09 at 08:00"],
    ["2026-03-09T07:59:00-04:00", {}, "closed, opens in 0 on Monday 2026-03-09 at 08:00"],
    ["2026-03-09T08:00:00-04:00", {}, "open until 17:00"],
    ["2026-03-08T01:59:59-05:00", sundays, "open until 03:30"],
    ["2026-03-08T03:29:59-04:00", sundays, "open until 03:30"],
    ["2026-03-08T03:30:00-04:00", sundays, "closed, opens in 1 on Monday 2026-03-09 at 08:00"],
    // 2 AM becomes 1 AM.
    ["2026-11-02T07:59:00-05:00", {}, "closed, opens in 0 on Monday 2026-11-02 at 08:00"],
    ["2026-11-02T08:00:00-05:00", {}, "open until 17:00"],
    ["2026-11-01T01:30:00-04:00", sundays, "open until 03:30"],
    ["2026-11-01T01:30:00-05:00", sundays, "open until 03:30"],
    ["2026-10-31T23:59:59-04:00", sundays, "closed, opens in 1 on Sunday 2026-11-01 at 01:30"],
  ])("%s", (instant, changes, state) => expect(at(instant, changes)).toBe(state));
});

describe("nobody can say", () => {
  const noon = "2026-11-20T12:00:00-05:00";
  test.each<[string, string, Partial<Hours>]>([
    ["the hours are unconfirmed", noon, { status: "unconfirmed" }],
    ["no year's closures are listed", noon, { closuresListedFor: [] }],
    ["another year's closures are listed", noon, { closuresListedFor: [2025, 2027] }],
    ["the visitor's clock is years behind", "2001-01-01T12:00:00-05:00", {}],
    ["the visitor's clock is years ahead", "2031-11-20T12:00:00-05:00", {}],
    ["the clinic opens again in a year that is not listed", "2026-12-31T17:00:00-05:00", {}],
    [
      "the clinic never opens",
      noon,
      {
        closures: [],
        week: Object.fromEntries(
          Object.keys(hours.week).map((name) => [name, "closed"]),
        ) as Hours["week"],
      },
    ],
  ])("%s", (_name, instant, changes) => expect(at(instant, changes)).toBe("nobody knows"));

  test("with the next year listed, the last evening of a year knows the first morning", () => {
    const both = {
      closuresListedFor: [2026, 2027],
      closures: [{ date: "2027-01-01", name: "New Year’s Day" }],
    };
    expect(at("2026-12-31T17:00:00-05:00", both)).toBe(
      "closed, opens in 4 on Monday 2027-01-04 at 08:00",
    );
    // The year of the clinic counts: in Tokyo it is 2027 for an hour already.
    expect(at("2027-01-01T01:00:00+09:00")).toBe("open until 17:00");
  });
});

describe("whatever the visitor's time zone", () => {
  const zone = process.env.TZ;
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  test.each(["Asia/Tokyo", "America/Los_Angeles", "Pacific/Kiritimati", "UTC"])("%s", (other) => {
    process.env.TZ = other;
    expect(clinicTime(new Date("2026-11-20T21:59:00Z"))).toEqual({
      date: "2026-11-20",
      time: "16:59",
    });
    expect(at("2026-11-20T21:59:00Z")).toBe("open until 17:00");
    expect(at("2026-11-20T22:00:00Z")).toBe("closed, opens in 3 on Monday 2026-11-23 at 08:00");
    expect(at("2026-11-21T04:59:00Z")).toBe("closed, opens in 3 on Monday 2026-11-23 at 08:00");
    expect(at("2026-11-21T05:00:00Z")).toBe("closed, opens in 2 on Monday 2026-11-23 at 08:00");
  });
});

describe("every minute", () => {
  afterEach(() => vi.useRealTimers());

  test("the call comes as the minute begins, and ends when it is ended", () => {
    vi.useFakeTimers({ now: new Date("2026-11-20T21:59:40Z") });
    const calls: string[] = [];
    const stop = everyMinute(() => calls.push(new Date().toISOString().slice(11, 19)));
    vi.advanceTimersByTime(19_999);
    expect(calls).toEqual([]);
    vi.advanceTimersByTime(60_001);
    expect(calls).toEqual(["22:00:00", "22:01:00"]);
    stop();
    vi.advanceTimersByTime(600_000);
    expect(calls).toHaveLength(2);
  });
});
