/** `date` is `2026-11-20`, `time` is `16:59`, both in the time zone of Travelers Rest. */
export type ClinicTime = { date: string; time: string };

/** Created on first use: loading the time zone takes 80 ms on a slow phone. */
let format: Intl.DateTimeFormat | undefined;

/** Converts an instant to clinic time, whatever the visitor's time zone. */
export function clinicTime(instant: Date): ClinicTime {
  format ??= new Intl.DateTimeFormat("en-US", {
    timeZone: "America/New_York",
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  const parts = format.formatToParts(instant).map(({ type, value }) => [type, value]);
  const { year, month, day, hour, minute } = Object.fromEntries(parts);
  return { date: `${year}-${month}-${day}`, time: `${hour}:${minute}` };
}

/** The clinic's day. It is computed at each call, because the development server may run for days. */
export const clinicToday = () => clinicTime(new Date()).date;

/** When a day begins at the clinic, `2026-04-08T00:00:00-04:00`. Clocks change at 2 AM, so after that. */
export const startOfDay = (date: string) =>
  `${date}T00:00:00-0${clinicTime(new Date(`${date}T05:00Z`)).time === "00:00" ? 5 : 4}:00`;
