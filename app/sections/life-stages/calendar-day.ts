/*
 * Days of the calendar as text, 2026-08-31, so that no time zone can move them. They are counted in
 * UTC, where every day has 24 hours.
 */

/** Today where the visitor is. */
export function today(now = new Date()): string {
  return isoDay(now.getFullYear(), now.getMonth(), now.getDate());
}

/**
 * The same day of a later month; the last day of that month where it is shorter (August 31 and six
 * months: February 28 or 29).
 * @returns undefined where `day` is no day of the years 2000 to 2099
 */
export function addMonths(day: string, months: number): string | undefined {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  if (!/^20\d\d-\d\d-\d\d$/.test(day) || isoDay(year, month - 1, date) !== day) return undefined;
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return isoDay(year, month - 1 + months, Math.min(date, lastDate));
}

/** `August 31, 2026`; the day as it is where the browser cannot write dates. */
export function longDate(day: string): string {
  try {
    return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(
      new Date(day),
    );
  } catch {
    return day;
  }
}

function isoDay(year: number, month: number, date: number): string {
  return new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);
}
