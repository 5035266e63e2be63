import fc from "fast-check";
import { expect, test } from "vitest";
import { mergeClosures } from "./closures.ts";
import { longestOpeningLine, openingLine, openingState } from "./opening-state.ts";
import type { Hours, Span, Weekday } from "./week.ts";

const anyTime = fc
  .nat({ max: 47 })
  .map((halfHours) => new Date(halfHours * 1_800_000).toISOString().slice(11, 16));
/** One span, or two with a break, or none. */
const anySpans = fc.uniqueArray(anyTime, { maxLength: 4 }).map((times) => {
  const [opens, closes, opensAgain, closesAgain] = times.sort();
  const pairs = [[opens, closes] as const, [opensAgain, closesAgain] as const];
  return pairs.flatMap(([opens, closes]): Span[] => (opens && closes ? [{ opens, closes }] : []));
});
const dayMs = 86_400_000;
/** In 2026, on the last day of summer time, the weeks around it, and the end of the year. */
const anyDay = fc
  .oneof(fc.integer({ min: -10, max: 70 }), fc.constant(0))
  .map((days) => new Date(Date.UTC(2026, 10, 1) + days * dayMs).toISOString().slice(0, 10));
/** Closures as the owner gives them. The holidays are those from `anyDay` on whose date is known here. */
const anyListed = fc.record({
  week: fc.record({
    ...{ Monday: anySpans, Tuesday: anySpans, Wednesday: anySpans, Thursday: anySpans },
    ...{ Friday: anySpans, Saturday: anySpans, Sunday: anySpans },
  }),
  closures: fc.uniqueArray(
    fc.record(
      {
        date: anyDay,
        name: fc.constantFrom("Inventory", "Staff training"),
        hours: anySpans.filter(({ length }) => length > 0),
      },
      { requiredKeys: ["date"] },
    ),
    { selector: ({ date }) => date },
  ),
  holidays: fc.subarray([
    { year: 2026, thanksgiving: true, christmas: true },
    { year: 2027, newYear: true, thanksgiving: false },
  ]),
  noticed: fc.array(
    fc.tuple(anyDay, anyDay).map((days) => {
      const [from = "", until = ""] = days.sort();
      return { from, until };
    }),
    { maxLength: 2 },
  ),
  status: fc.constantFrom<Hours["status"]>("confirmed", "confirmed", "unconfirmed"),
});
type Listed = typeof anyListed extends fc.Arbitrary<infer Value> ? Value : never;
const holidayDates: Record<string, string> = {
  "2026-11-26": "Thanksgiving",
  "2026-12-25": "Christmas",
  "2027-01-01": "New Year’s Day",
};

const toHours = ({ week, status, noticed, ...listed }: Listed): Hours => ({
  ...{ week, status, closures: mergeClosures(listed, noticed) },
  settledYears: listed.holidays.map(({ year }) => year),
});
/** At a full or half hour, when a state may begin, or a second before. */
const anyInstant = fc
  .tuple(fc.nat({ max: 75 * 48 }), fc.constantFrom(0, 1000))
  .map(([step, before]) => new Date(Date.UTC(2026, 9, 20) + step * 1_800_000 - before));
const weekdayOf = new Intl.DateTimeFormat("en-US", { weekday: "long", timeZone: "UTC" });

/** The days from an instant on, with their hours, from a calendar on the wall. */
function comingDays({ week, closures, holidays, noticed }: Listed, today: string) {
  return Array.from({ length: 61 }, (_, daysAhead) => {
    const day = new Date(Date.parse(today) + daysAhead * dayMs);
    const date = day.toISOString().slice(0, 10);
    const weekday = weekdayOf.format(day) as Weekday;
    const isSettled = holidays.some(({ year }) => year === day.getUTCFullYear());
    const holiday = isSettled ? holidayDates[date] : undefined;
    const usual = { spans: holiday === undefined ? week[weekday] : [], closure: holiday };
    const listed = closures.find((one) => one.date === date);
    const { spans, closure } = noticed.some(({ from, until }) => date >= from && date <= until)
      ? { spans: [], closure: undefined }
      : listed === undefined
        ? usual
        : { spans: listed.hours ?? [], closure: listed.hours ? undefined : listed.name };
    return { date, weekday, daysAhead, isSettled, spans, closure };
  });
}

test("open until, or closed until: whatever the hours are, and whenever it is", () => {
  const check = (listed: Listed, instant: Date) => {
    const wall = instant.toLocaleString("sv", { timeZone: "America/New_York" });
    const [date = "", time = ""] = wall.split(" ");
    const days = comingDays(listed, date);
    const [today] = days;
    const next = days
      .flatMap(({ spans, ...day }) => spans.map((span) => ({ ...day, ...span })))
      .find(({ daysAhead, closes }) => daysAhead > 0 || time < closes);
    const isOpen = next?.daysAhead === 0 && next.opens <= time;
    const opens = next && {
      ...{ date: next.date, weekday: next.weekday },
      ...{ daysAhead: next.daysAhead, at: next.opens },
    };
    const state = isOpen
      ? { isOpen, until: next.closes }
      : {
          isOpen,
          closure: today?.closure,
          opens: today?.isSettled && next?.isSettled ? opens : undefined,
        };
    const isKnown = listed.status === "confirmed" && (today?.isSettled || !isOpen);
    expect(openingState(toHours(listed), instant)).toEqual(isKnown ? state : undefined);
  };
  fc.assert(fc.property(anyListed, anyInstant, check));
});

const day = [{ opens: "08:00", closes: "17:00" }];
const hours: Hours = {
  week: {
    ...{ Monday: day, Tuesday: day, Wednesday: day, Thursday: day, Friday: day },
    ...{ Saturday: [], Sunday: [] },
  },
  closures: [
    { from: "2026-11-26", until: "2026-11-26", name: "Thanksgiving" },
    {
      ...{ from: "2026-12-24", until: "2026-12-24", name: "Christmas Eve" },
      hours: [{ opens: "08:00", closes: "12:00" }],
    },
    { from: "2026-12-25", until: "2026-12-30" },
    { from: "2027-11-25", until: "2027-11-25", name: "Thanksgiving" },
  ],
  settledYears: [2026],
  status: "confirmed",
};
const labels = {
  openUntil: "Open until {time}",
  closed: "Closed",
  closedFor: "Closed for {closure}",
  closedOpens: "Closed. Opens {day} at {time}",
  closedForOpens: "Closed for {closure}. Opens {day} at {time}",
  today: "today",
  tomorrow: "tomorrow",
};

test.each([
  ["2026-12-24T09:00:00-05:00", "Open until noon"],
  ["2026-11-20T17:00:00-05:00", "Closed. Opens Monday at 8 AM"],
  ["2026-11-23T07:59:59-05:00", "Closed. Opens today at 8 AM"],
  ["2026-11-26T12:00:00-05:00", "Closed for Thanksgiving. Opens tomorrow at 8 AM"],
  // The clocks change on Saturday night; opening times follow the clock on the wall.
  ["2026-03-09T08:00:00-04:00", "Open until 5 PM"],
  // A weekday a week ahead would be mistaken for today.
  ["2026-12-24T12:00:00-05:00", "Closed. Opens Dec 31 at 8 AM"],
  // Which days the clinic closes in 2027 is not known; that it is closed at night is.
  ["2026-12-31T20:00:00-05:00", "Closed"],
  ["2027-01-03T03:00:00-05:00", "Closed"],
  ["2027-01-04T12:00:00-05:00", undefined],
  ["2027-11-25T12:00:00-05:00", "Closed for Thanksgiving"],
])("as text, %s: %s", (instant, text) => {
  const state = openingState(hours, new Date(instant));
  expect(state && openingLine(state, labels)).toBe(text);
});

test("there is room for every line, whatever the owner calls things", () => {
  const anyLabels = fc.record({
    openUntil: fc.constantFrom(labels.openUntil, "Come in, we are open today until {time}"),
    closed: fc.constantFrom(
      labels.closed,
      "We are closed, and will be back on our next working day",
    ),
    closedFor: fc.constantFrom(labels.closedFor, "We are closed for {closure}, and will be back"),
    closedOpens: fc.constantFrom(labels.closedOpens, "We will be back {day} at {time} sharp"),
    closedForOpens: fc.constantFrom(labels.closedForOpens, "{closure}, back {day} at {time}"),
    today: fc.constantFrom(labels.today, "later today"),
    tomorrow: fc.constantFrom(labels.tomorrow, "tomorrow, bright and early,"),
  });
  const check = (listed: Listed, instant: Date, words: typeof labels) => {
    const hours = toHours(listed);
    const closed = hours.closures.map(({ from }) => new Date(`${from}T12:00-05:00`));
    for (const state of [instant, ...closed].map((at) => openingState(hours, at))) {
      const { length } = state ? openingLine(state, words) : "";
      expect(longestOpeningLine(hours, words).length).toBeGreaterThanOrEqual(length);
    }
  };
  fc.assert(fc.property(anyListed, anyInstant, anyLabels, check));
});
