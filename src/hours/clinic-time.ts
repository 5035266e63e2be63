/** `date` is `2026-11-20`, `time` is `16:59`, both in the time zone of Travelers Rest. */
type ClinicTime = { date: string; time: string };

/** The first and the last day, such as `2026-07-01`, in the clinic's time zone. */
export type Days = { from: string; until: string };

export const isWithin = ({ from, until }: Days, date: string): boolean =>
  from <= date && date <= until;

/**
 * Converts an instant to clinic time, whatever the visitor's time zone.
 * @throws {RangeError} if the browser does not know the clinic's time zone
 */
export function clinicTime(instant: Date): ClinicTime {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: "America/New_York",
    calendar: "gregory",
    numberingSystem: "latn",
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  }).formatToParts(instant);
  const { year, month, day, hour, minute } = Object.fromEntries(
    parts.map(({ type, value }) => [type, value]),
  );
  return { date: `${year}-${month}-${day}`, time: `${hour}:${minute}` };
}
