import type { Weekday } from "../../dates.ts";

/** Times are 24-hour, `08:00`, in the clinic's time zone. */
export type Interval = { opens: string; closes: string };
export type Week = Record<Weekday, Interval[]>;

/** The minutes from midnight to `08:00`. */
export const toMinute = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Minutes from midnight as `8 AM`, `12:30 PM` or `noon`. */
export function clockText(minute: number): string {
  if (minute === 720) return "noon";
  const minutes = minute % 60 ? `:${String(minute % 60).padStart(2, "0")}` : "";
  return `${Math.floor(minute / 60) % 12 || 12}${minutes} ${minute < 720 ? "AM" : "PM"}`;
}

/** Groups consecutive days with the same hours, from Monday to Sunday. */
export function daysAlike(week: Week): { days: Weekday[]; intervals: Interval[] }[] {
  const groups: { days: Weekday[]; intervals: Interval[] }[] = [];
  for (const [day, intervals] of Object.entries(week) as [Weekday, Interval[]][]) {
    const group = groups.at(-1);
    if (JSON.stringify(group?.intervals) === JSON.stringify(intervals)) group?.days.push(day);
    else groups.push({ days: [day], intervals });
  }
  return groups;
}

/** The week as text: `Monday to Friday` and `8 AM to noon, 1 PM to 5 PM`, or `closed`. */
export const weekText = (week: Week): { days: string; times: string }[] =>
  daysAlike(week).map(({ days, intervals }) => ({
    days: days.length < 3 ? days.join(", ") : `${days[0]} to ${days.at(-1)}`,
    times: intervalsText(intervals) || "closed",
  }));

/** `8 AM to noon, 1 PM to 5 PM` */
export const intervalsText = (intervals: readonly Interval[]): string =>
  intervals
    .map(({ opens, closes }) => `${clockText(toMinute(opens))} to ${clockText(toMinute(closes))}`)
    .join(", ");

export const weekSentences = (week: Week): string =>
  weekText(week)
    .map(({ days, times }) => `${days}: ${times}.`)
    .join(" ");
