import type { ClinicFile } from "../content/clinic.ts";

/**
 * The hours in content/clinic.yaml. Times are 24-hour, `08:00`; dates are `2026-11-26`; both in the
 * clinic's time zone.
 */
export type Hours = ClinicFile["hours"] & {
  /** Of the notices of kind `closure`, first and last days. */
  noticedClosures?: readonly { from: string; until: string }[];
};
type Week = Hours["week"];
export type Weekday = keyof Week;
export type Span = Week[Weekday][number];

/** `08:00` as `8 AM`, `12:30` as `12:30 PM`, `12:00` as `noon`. */
export function clockText(time: string): string {
  if (time === "12:00") return "noon";
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const minutes = minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`;
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? "AM" : "PM"}`;
}

/**
 * Groups consecutive days with the same hours.
 * @param week from Monday to Sunday
 */
export function daysAlike(week: Week): { days: Weekday[]; spans: Span[] }[] {
  const groups: { days: Weekday[]; spans: Span[] }[] = [];
  for (const [day, spans] of Object.entries(week) as [Weekday, Span[]][]) {
    const group = groups.at(-1);
    if (JSON.stringify(group?.spans) === JSON.stringify(spans)) group?.days.push(day);
    else groups.push({ days: [day], spans });
  }
  return groups;
}

type WeekLabels = Record<"fromTo" | "closedAllDay", string>;

/** The week as text: `Monday to Friday`, `8 AM to noon, 1 PM to 5 PM`. */
export function weekText(week: Week, labels: WeekLabels): { days: string; times: string }[] {
  const fromTo = (from = "", to = "") => labels.fromTo.replace("{from}", from).replace("{to}", to);
  return daysAlike(week).map(({ days, spans }) => {
    const times = spans.map(({ opens, closes }) => fromTo(clockText(opens), clockText(closes)));
    return {
      days: days.length < 3 ? days.join(", ") : fromTo(days[0], days.at(-1)),
      times: times.join(", ") || labels.closedAllDay,
    };
  });
}
