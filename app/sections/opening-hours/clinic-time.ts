/** The time zone of Travelers Rest. Hours and dates use it, not the visitor's. */
const timeZone = "America/New_York";

/** Date and time at the clinic. */
export type ClinicTime = {
  /** `2026-11-20` */
  date: string;
  /** `16:59` */
  time: string;
};

/**
 * Converts an instant to clinic time.
 * @throws {RangeError} if the browser does not know the time zone
 */
export function clinicTime(instant: Date): ClinicTime {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    calendar: "gregory",
    numberingSystem: "latn",
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  }).formatToParts(instant);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
  return {
    date: `${part("year")}-${part("month")}-${part("day")}`,
    time: `${part("hour")}:${part("minute")}`,
  };
}
