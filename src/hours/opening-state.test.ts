import fc from "fast-check";
import { expect, test } from "vitest";
import { longestOpeningLine, openingLine, openingState } from "./opening-state.ts";
import type { Hours, Span } from "./week.ts";

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
const anyHours: fc.Arbitrary<Hours> = fc.record({
  week: fc.record({
    ...{ Monday: anySpans, Tuesday: anySpans, Wednesday: anySpans, Thursday: anySpans },
    ...{ Friday: anySpans, Saturday: anySpans, Sunday: anySpans },
  }),
  closures: fc.uniqueArray(
    fc.record(
      {
        date: anyDay,
        name: fc.constantFrom("Thanksgiving", "New Year’s Eve"),
        hours: anySpans.filter(({ length }) => length > 0),
      },
      { requiredKeys: ["date"] },
    ),
    { selector: ({ date }) => date },
  ),
  noticedClosures: fc.array(
    fc.tuple(anyDay, anyDay).map((days) => {
      const [from = "", until = ""] = days.sort();
      return { from, until };
    }),
    { maxLength: 1 },
  ),
  closuresListedFor: fc.subarray([2026, 2027]),
  status: fc.constantFrom("confirmed", "confirmed", "unconfirmed"),
});
/** At a full or half hour, when a state may begin, or a second before. */
const anyInstant = fc
  .tuple(fc.nat({ max: 75 * 48 }), fc.constantFrom(0, 1000))
  .map(([step, before]) => new Date(Date.UTC(2026, 9, 20) + step * 1_800_000 - before));
const weekdayOf = new Intl.DateTimeFormat("en-US", { weekday: "long", timeZone: "UTC" });

/** The days from an instant on, with their hours, from a calendar on the wall. */
function comingDays({ week, closures, noticedClosures = [] }: Hours, today: string) {
  return Array.from({ length: 61 }, (_, daysAhead) => {
    const day = new Date(Date.parse(today) + daysAhead * dayMs);
    const date = day.toISOString().slice(0, 10);
    const weekday = weekdayOf.format(day);
    const closure = closures.find((one) => one.date === date);
    const usual = closure ? (closure.hours ?? []) : week[weekday as keyof Hours["week"]];
    const isNoticed = noticedClosures.some(({ from, until }) => date >= from && date <= until);
    return { date, weekday, daysAhead, spans: isNoticed ? [] : usual };
  });
}

test("open until, or closed until: whatever the hours are, and whenever it is", () => {
  const check = (hours: Hours, instant: Date) => {
    const wall = instant.toLocaleString("sv", { timeZone: "America/New_York" });
    const [today = "", time = ""] = wall.split(" ");
    const next = comingDays(hours, today)
      .flatMap(({ spans, ...day }) => spans.map((span) => ({ ...day, ...span })))
      .find(({ daysAhead, closes }) => daysAhead > 0 || time < closes);
    const closure = hours.closures.find(({ date }) => date === today);
    const isListed = (date: string) => hours.closuresListedFor.includes(Number(date.slice(0, 4)));
    const { closes, opens, ...day } = next ?? {
      date: "",
      closes: "",
      opens: "24:00",
      daysAhead: 0,
    };
    const isOpen = day.daysAhead === 0 && opens <= time;
    const state = isOpen
      ? { isOpen, until: closes }
      : {
          isOpen,
          closure: closure?.hours ? undefined : closure?.name,
          opens: isListed(today) && isListed(day.date) ? { ...day, at: opens } : undefined,
        };
    const isKnown = hours.status === "confirmed" && (isListed(today) || !isOpen);
    expect(openingState(hours, instant)).toEqual(isKnown ? state : undefined);
  };
  fc.assert(fc.property(anyHours, anyInstant, check));
});

const day = [{ opens: "08:00", closes: "17:00" }];
const hours: Hours = {
  week: {
    ...{ Monday: day, Tuesday: day, Wednesday: day, Thursday: day, Friday: day },
    ...{ Saturday: [], Sunday: [] },
  },
  closures: [
    { date: "2026-11-26", name: "Thanksgiving" },
    { date: "2027-11-25", name: "Thanksgiving" },
    { date: "2026-12-24", name: "Christmas Eve", hours: [{ opens: "08:00", closes: "12:00" }] },
    ...["25", "28", "29", "30"].map((day) => ({ date: `2026-12-${day}` })),
  ],
  closuresListedFor: [2026],
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
  const check = (hours: Hours, instant: Date, words: typeof labels) => {
    const closed = hours.closures.map(({ date }) => new Date(`${date}T12:00-05:00`));
    for (const state of [instant, ...closed].map((at) => openingState(hours, at))) {
      const { length } = state ? openingLine(state, words) : "";
      expect(longestOpeningLine(hours, words).length).toBeGreaterThanOrEqual(length);
    }
  };
  fc.assert(fc.property(anyHours, anyInstant, anyLabels, check));
});
