/* Calendar days as in content, such as `2024-06-15`, independent of the machine's time zone. */

export const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;
export type Weekday = (typeof weekdays)[number];

/** A day some days after another. Counts in UTC, unaffected by daylight saving time. */
export function addDays(date: string, days: number): { date: string; weekday: Weekday } {
  const day = new Date(`${date}T00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  const weekday = weekdays[(day.getUTCDay() + 6) % 7] ?? "Monday";
  return { date: day.toISOString().slice(0, 10), weekday };
}

const format = (date: string | number, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-US", { timeZone: "UTC", ...options }).format(new Date(date));

/** `2025-03` as `March 2025`. */
export const formatMonth = (month: string | number) =>
  format(month, { month: "long", year: "numeric" });

/** `Thursday, December 24`, with a year that is not today's */
export function dayText(date: string): string {
  const year = clinicToday().startsWith(date.slice(0, 4)) ? undefined : "numeric";
  return format(date, { weekday: "long", month: "long", day: "numeric", year });
}

/** A day or month for `<time>`, in words at build time: using Intl first takes a slow phone 50 ms. */
export const timeProps = (date: string) => ({
  dateTime: date,
  children: date.length > 7 ? format(date, { dateStyle: "long" }) : formatMonth(date),
});

/**
 * The minute on the clinic's clock, counted from 1970, whatever the visitor's time zone. By the rule of summer
 * time (15 U.S.C. 260a), because a time zone of Intl costs a slow phone 255 ms.
 */
export function clinicMinute(instant: Date): number {
  /** The first Sunday from a day on, at an hour in UTC. */
  const sunday = (month: number, day: number, hour: number) => {
    const date = new Date(Date.UTC(instant.getUTCFullYear(), month, day, hour));
    return date.setUTCDate(day + ((7 - date.getUTCDay()) % 7));
  };
  const now = Number(instant);
  const isSummer = sunday(2, 8, 7) <= now && now < sunday(10, 1, 6);
  return Math.floor(now / 60_000) - (isSummer ? 240 : 300);
}

/** `2026-11-20T16:59` at the clinic. */
const clinicTime = (instant: Date) => new Date(clinicMinute(instant) * 60_000).toISOString();

/** The clinic's day. The development server keeps it until a file changes. */
export const clinicToday = () => clinicTime(new Date()).slice(0, 10);

/** When a day begins at the clinic, `2026-04-08T00:00:00-04:00`. Clocks change at 2 AM, so after that. */
export const startOfDay = (date: string) =>
  `${date}T00:00:00-0${clinicTime(new Date(`${date}T05:00Z`)).includes("T00") ? 5 : 4}:00`;
