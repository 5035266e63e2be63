import type { SharedContent } from "../content-model/content-files.ts";

/**
 * The hours in content/clinic.yaml. Times are 24-hour, `08:00`; dates are `2026-11-26`; both in the
 * clinic's time zone.
 */
export type Hours = SharedContent["clinic"]["hours"] & {
  /** Of the notices of kind `closure`, first and last days. */
  noticedClosures?: readonly { from: string; until: string }[];
};
export type Week = Hours["week"];
export type Weekday = keyof Week;
export type Span = Week[Weekday][number];

/** `08:00` as `8 AM`, `12:30` as `12:30 PM`, `12:00` as `noon`. */
export function clockText(time: string): string {
  if (time === "12:00") return "noon";
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const minutes = minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`;
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? "AM" : "PM"}`;
}

/** Groups weekdays with the same hours, in order of their first day. */
export function daysAlike(week: Week): { days: Weekday[]; spans: Span[] }[] {
  const groups = new Map<string, { days: Weekday[]; spans: Span[] }>();
  for (const [day, spans] of Object.entries(week) as [Weekday, Week[Weekday]][]) {
    const key = JSON.stringify(spans);
    const group = groups.get(key) ?? { days: [], spans };
    groups.set(key, group);
    group.days.push(day);
  }
  return [...groups.values()];
}

export type WeekLabels = {
  /** `{from} to {to}` */
  fromTo: string;
  closedAllDay: string;
};

/**
 * The week as text, with consecutive equal days merged: `Monday to Friday`, `8 AM to noon, 1 PM to
 * 5 PM`.
 * @param week from Monday to Sunday
 */
export function weekText(week: Week, labels: WeekLabels): { days: string; times: string }[] {
  const runs: { days: string[]; times: string }[] = [];
  for (const [day, spans] of Object.entries(week)) {
    const times =
      spans.length === 0
        ? labels.closedAllDay
        : spans
            .map(({ opens, closes }) => fromTo(labels, clockText(opens), clockText(closes)))
            .join(", ");
    const run = runs.at(-1);
    if (run?.times === times) run.days.push(day);
    else runs.push({ days: [day], times });
  }
  return runs.map(({ days, times }) => ({
    days: days.length < 3 ? days.join(", ") : fromTo(labels, days[0] ?? "", days.at(-1) ?? ""),
    times,
  }));
}

function fromTo(labels: WeekLabels, from: string, to: string): string {
  return labels.fromTo.replace("{from}", from).replace("{to}", to);
}
