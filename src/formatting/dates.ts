/* Calendar days as in content, such as `2024-06-15`, independent of the machine's time zone. */

const inUtc = { timeZone: "UTC" } as const;

/** `2024-06-15` as `June 15, 2024`. */
export function formatDate(date: string): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", ...inUtc }).format(new Date(date));
}

/** `2024-06-15` as `Jun 15`. */
export function formatShortDate(date: string): string {
  const short = { month: "short", day: "numeric", ...inUtc } as const;
  return new Intl.DateTimeFormat("en-US", short).format(new Date(date));
}

/** `2025-03` as `March 2025`. */
export function formatMonth(month: string): string {
  const long = { month: "long", year: "numeric", ...inUtc } as const;
  return new Intl.DateTimeFormat("en-US", long).format(new Date(month));
}

/** Today in the local time zone. */
export function today(now = new Date()): string {
  return dayOf(now.getFullYear(), now.getMonth(), now.getDate());
}

/**
 * The same day in a later month, or that month's last day if it is shorter (August 31 plus six
 * months: February 28 or 29).
 * @returns undefined unless `day` is a valid day from 2000 to 2099
 */
export function addMonths(day: string, months: number): string | undefined {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  if (!/^20\d\d-\d\d-\d\d$/.test(day) || dayOf(year, month - 1, date) !== day) return undefined;
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOf(year, month - 1 + months, Math.min(date, lastDate));
}

function dayOf(year: number, month: number, date: number): string {
  return isoDay(new Date(Date.UTC(year, month, date)));
}

/** The UTC day of an instant, as `2024-06-15`. */
export function isoDay(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}
