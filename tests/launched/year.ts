import { clinicTime } from "../../src/hours/clinic-time.ts";

/*
 * What the launched site says of open and closed on every day of 2027, at six hours, as read off a
 * calendar on the wall. The hours, holidays and notices are in content/ here.
 */

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
  "2027-01-01": allDay("Closed for New Year’s Day. Opens Monday at 8 AM"),
  "2027-01-02": allDay(monday),
  // An ice storm, in a notice.
  "2027-01-11": [today8, to530, to530, to530, thursday, thursday],
  "2027-01-12": allDay(thursday),
  "2027-01-13": allDay(tomorrow8),
  "2027-05-29": beforeMondayOff,
  "2027-05-30": allDay(tuesday),
  "2027-05-31": allDay("Closed for Memorial Day. Opens tomorrow at 8 AM"),
  "2027-07-03": beforeMondayOff,
  "2027-07-04": allDay("Closed for Independence Day. Opens Tuesday at 8 AM"),
  "2027-07-05": allDay("Closed for Independence Day. Opens tomorrow at 8 AM"),
  "2027-09-04": beforeMondayOff,
  "2027-09-05": allDay(tuesday),
  "2027-09-06": allDay("Closed for Labor Day. Opens tomorrow at 8 AM"),
  "2027-11-24": [today8, to530, to530, to530, saturday, saturday],
  "2027-11-25": allDay("Closed for Thanksgiving. Opens Saturday at 9 AM"),
  "2027-11-26": allDay("Closed for Thanksgiving. Opens tomorrow at 9 AM"),
  "2027-12-24": [today8, "Open until noon", monday, monday, monday, monday],
  "2027-12-25": allDay("Closed for Christmas. Opens Monday at 8 AM"),
  // Which holidays they take in 2028 is not settled.
  "2027-12-31": [today8, to530, to530, to530, "Closed", "Closed"],
};

/** Those days with their neighbors, and the weekends on which the clocks change. */
export const specialDays = new Set(
  [...Object.keys(others), "2027-03-14", "2027-11-07"].flatMap((day) =>
    [-1, 0, 1].map((step) =>
      new Date(Date.parse(day) + step * 86_400_000).toISOString().slice(0, 10),
    ),
  ),
);

/** The instants of the year, in order, each with the line that pages show. */
export const year = Array.from({ length: 365 }, (_, day) => {
  const date = new Date(Date.UTC(2027, 0, 1 + day));
  const iso = date.toISOString().slice(0, 10);
  const lines = others[iso] ?? usual[date.getUTCDay()];
  return hours.map((time, hour) => ({
    date: iso,
    time,
    at: instantOf(iso, time),
    line: lines?.[hour] ?? "",
  }));
}).flat();

/** The instant of a time in Travelers Rest, in winter or in summer. */
function instantOf(date: string, time: string): Date {
  const [winter, summer] = ["-05:00", "-04:00"].map((zone) => new Date(`${date}T${time}${zone}`));
  const instant = [winter, summer].find((one) => one && clinicTime(one).time === time);
  if (instant === undefined) throw new Error(`There is no ${time} on ${date}`);
  return instant;
}
