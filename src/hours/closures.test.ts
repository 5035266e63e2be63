import { expect, test } from "vitest";
import { closureLines, mergeClosures } from "./closures.ts";
import type { Hours } from "./week.ts";

const day = [{ opens: "08:00", closes: "17:00" }];
const morning = [{ opens: "08:00", closes: "12:00" }];
const workdays = { Monday: day, Tuesday: day, Wednesday: day, Thursday: day, Friday: day };
const week = { ...workdays, Saturday: [], Sunday: [] };
const none = { holidays: [], closures: [] };

test("a notice closes whatever day it is, and a date in the list replaces the holiday", () => {
  const merged = mergeClosures(
    {
      holidays: [
        { year: 2026, thanksgiving: true, dayAfterThanksgiving: false, christmasEve: true },
        { year: 2027, newYear: true, independence: true },
      ],
      closures: [
        { date: "2026-12-24", hours: morning },
        { date: "2026-12-31", name: "Inventory", hours: morning },
      ],
    },
    [{ from: "2026-12-30", until: "2027-01-03" }],
  );
  expect(merged).toEqual([
    { from: "2026-11-26", until: "2026-11-26", name: "Thanksgiving" },
    { from: "2026-12-24", until: "2026-12-24", hours: morning },
    { from: "2026-12-30", until: "2027-01-03" },
    { from: "2027-07-04", until: "2027-07-04", name: "Independence Day" },
  ]);
});

test("notices that overlap close their days once", () => {
  const notice = (from: number, until: number) => ({
    from: `2026-12-0${from}`,
    until: `2026-12-0${until}`,
  });
  const noticed = [notice(5, 6), notice(1, 3), notice(2, 2), notice(3, 4)];
  expect(mergeClosures(none, noticed)).toEqual([notice(1, 4), notice(5, 6)]);
});

const labels = {
  fromTo: "{from} to {to}",
  closedAllDay: "closed",
  closedOn: "Closed {day}",
  closedOnFor: "Closed {day}, for {closure}",
  openOn: "{day}: open {times}",
};
/** Each line after the day from which on it shows. */
const lines = (...closures: Hours["closures"]) => {
  const hours: Hours = { week, closures, settledYears: [], status: "confirmed" };
  return closureLines(hours, labels).map(
    ({ from, until, text }) => `${from} to ${until}: ${text.replaceAll("\u00a0", " ")}`,
  );
};
const on = (date: string, name?: string) => ({ from: date, until: date, name });

test("a line for each closure, two weeks ahead and until it is over", () => {
  expect(
    lines(
      on("2026-11-26", "Thanksgiving"),
      { ...on("2026-12-24", "Christmas Eve"), hours: morning },
      on("2026-12-28"),
    ),
  ).toEqual([
    "2026-11-12 to 2026-11-26: Closed Thursday, November 26, for Thanksgiving",
    "2026-12-10 to 2026-12-24: Thursday, December 24: open 8 AM to noon",
    "2026-12-14 to 2026-12-28: Closed Monday, December 28",
  ]);
});

test("days that go together are one line, and days closed anyway are none", () => {
  // A Friday and a Saturday; then a Thursday to the Tuesday after next, and the day after that.
  expect(lines(on("2026-12-25", "Christmas"), on("2026-12-26", "Christmas"))).toEqual([
    "2026-12-11 to 2026-12-25: Closed Friday, December 25, for Christmas",
  ]);
  expect(lines(on("2026-12-26"))).toEqual([]);
  expect(lines({ from: "2026-12-31", until: "2027-01-12" }, on("2027-01-13"))).toEqual([
    "2026-12-17 to 2027-01-13: Closed Thursday, December 31 to Wednesday, January 13",
  ]);
  // Over a weekend, but not over a workday, nor under another name.
  expect(
    lines(on("2026-12-04"), on("2026-12-07"), on("2026-12-09"), on("2026-12-10", "A")),
  ).toEqual([
    "2026-11-20 to 2026-12-07: Closed Friday, December 4 to Monday, December 7",
    "2026-11-25 to 2026-12-09: Closed Wednesday, December 9",
    "2026-11-26 to 2026-12-10: Closed Thursday, December 10, for A",
  ]);
});
