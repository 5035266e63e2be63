import type { ClinicTime } from "../../dates/clinic-time.ts";
import { formatShortDate } from "../../dates/dates.ts";
import { clockText, dayAfter, type NoticeDays, type Week } from "./week.ts";

/** Longer than the clinic is ever closed. */
const daysToLookAhead = 60;

/** In minutes. A longer break in the day counts as closed, so emergencies are sent elsewhere. */
const longestBreak = 120;

/**
 * Whether the clinic is open at a time, closed for a short break, or closed, and a line that says so:
 * `Open until 5 PM`, or `We’re closed. We open Monday at 8 AM.`
 * @param notices at most one with hours for any day
 */
export function openingState(
  week: Week,
  notices: readonly NoticeDays[],
  now: ClinicTime,
): { state: "open" | "break" | "closed"; line: string } {
  for (let daysAhead = 0; daysAhead <= daysToLookAhead; daysAhead++) {
    const { date, weekday } = dayAfter(now.date, daysAhead);
    const changed = notices.find(
      ({ from, until, hours }) => hours && from <= date && date <= until,
    );
    const spans = changed?.hours ?? week[weekday];
    const next = spans.find(({ closes }) => daysAhead > 0 || now.time < closes);
    if (next === undefined) continue;
    if (daysAhead === 0 && next.opens <= now.time) {
      return { state: "open", line: `Open until ${clockText(next.closes)}` };
    }
    const isBreak =
      daysAhead === 0 &&
      next !== spans[0] &&
      minutes(next.opens) - minutes(now.time) <= longestBreak;
    // Beyond a week, a weekday alone would be ambiguous.
    const later = daysAhead < 7 ? weekday : formatShortDate(date);
    const day = ["today", "tomorrow"][daysAhead] ?? later;
    return { state: isBreak ? "break" : "closed", line: closedLine(day, next.opens) };
  }
  return { state: "closed", line: "Closed" };
}

/** The minutes from midnight to a time. */
const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const closedLine = (day: string, opens: string) =>
  `We’re closed. We open ${day} at ${clockText(opens)}.`;

/** The longest line that can show, for which pages keep room. */
export const longestLine = closedLine("Wednesday", "10:30");

/** Whether pages show a notice: news on its days, other hours from a week before. */
export const isDue = ({ from, until, hours }: NoticeDays, date: string): boolean =>
  (hours ? dayAfter(from, -7).date : from) <= date && date <= until;
