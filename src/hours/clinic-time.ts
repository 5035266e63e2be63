/** `date` is `2026-11-20`, `time` is `16:59`, both in the time zone of Travelers Rest. */
export type ClinicTime = { date: string; time: string };

// Swedish has dates and times as ISO 8601 does.
const format = new Intl.DateTimeFormat("sv", {
  timeZone: "America/New_York",
  dateStyle: "short",
  timeStyle: "short",
});

/** Converts an instant to clinic time, whatever the visitor's time zone. */
export function clinicTime(instant: Date): ClinicTime {
  const text = format.format(instant);
  return { date: text.slice(0, 10), time: text.slice(-5) };
}
