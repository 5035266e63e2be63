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

/** The UTC day of an instant, as `2024-06-15`. */
export function isoDay(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}
