/** `2024-06-15` as `June 15, 2024`, whatever the time zone of the machine. */
export function formatDate(date: string): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(date),
  );
}

/** `2025-03` as `March 2025`. */
export function formatMonth(month: string): string {
  return new Intl.DateTimeFormat("en-US", {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(new Date(month));
}
