import { formatShortDate } from "../formatting/dates.ts";
import { fill } from "../formatting/fill.ts";
import type { ClinicTime } from "./clinic-time.ts";
import { clockText, dayAfter, type SpecialDays, type Week } from "./week.ts";

type OpeningLabels = Record<"openUntil" | "closed" | "closedOpens" | "today" | "tomorrow", string>;

/** Longer than the clinic is ever closed. */
const daysToLookAhead = 60;

/**
 * Whether the clinic is open at a time, and a line that says so: `Open until 5 PM`, or `Closed. Opens
 * Monday at 8 AM`.
 * @param special days with other hours than their weekday; of those that overlap, the first counts
 */
export function openingState(
  week: Week,
  special: readonly SpecialDays[],
  now: ClinicTime,
  labels: OpeningLabels,
): { isOpen: boolean; line: string } {
  for (let daysAhead = 0; daysAhead <= daysToLookAhead; daysAhead++) {
    const { date, weekday } = dayAfter(now.date, daysAhead);
    const days = special.find(({ from, until }) => from <= date && date <= until);
    const spans = days ? (days.hours ?? []) : week[weekday];
    const next = spans.find(({ closes }) => daysAhead > 0 || now.time < closes);
    if (next === undefined) continue;
    if (daysAhead === 0 && next.opens <= now.time) {
      return { isOpen: true, line: fill(labels.openUntil, { time: clockText(next.closes) }) };
    }
    // Beyond a week, a weekday alone would be ambiguous.
    const later = daysAhead < 7 ? weekday : formatShortDate(date);
    const day = [labels.today, labels.tomorrow][daysAhead] ?? later;
    const line = fill(labels.closedOpens, { day, time: clockText(next.opens) });
    return { isOpen: false, line };
  }
  return { isOpen: false, line: labels.closed };
}

const daysOfNotice = 7;

/** Whether pages announce such days: from a week before the first until the last. */
export const isDue = ({ from, until }: SpecialDays, date: string): boolean =>
  dayAfter(from, -daysOfNotice).date <= date && date <= until;
