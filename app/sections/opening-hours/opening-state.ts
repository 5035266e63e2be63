import { isoDay } from "../../policies/dates.ts";
import type { Hours, Span, Weekday } from "../../policies/opening-hours.ts";
import { clinicTime } from "./clinic-time.ts";

const weekdays = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const satisfies readonly Weekday[];
export type OpeningState =
  | { isOpen: true; until: string }
  | {
      isOpen: false;
      /** The name of today's all-day closure, if any. */
      closure: string | undefined;
      opens: { date: string; weekday: Weekday; daysAhead: number; at: string };
    };

/** Longer than any closure. */
const daysToLookAhead = 60;

/**
 * Whether the clinic is open at an instant, until when, or when it opens next.
 * @returns undefined if unknown: the hours are unconfirmed, or the closures of the current year (or
 *   of the year of the next opening) are not listed
 * @throws {RangeError} if the browser does not know the clinic's time zone
 */
export function openingState(hours: Hours, instant: Date): OpeningState | undefined {
  if (hours.status !== "confirmed") return undefined;
  const now = clinicTime(instant);
  for (let daysAhead = 0; daysAhead <= daysToLookAhead; daysAhead++) {
    const day = dayOf(now.date, daysAhead);
    if (!hours.closuresListedFor.includes(Number(day.date.slice(0, 4)))) return undefined;
    for (const { opens, closes } of spansOf(hours, day)) {
      if (daysAhead > 0 || now.time < opens) {
        return {
          isOpen: false,
          closure: closureOn(hours, now.date),
          opens: { ...day, daysAhead, at: opens },
        };
      }
      if (now.time < closes) return { isOpen: true, until: closes };
    }
  }
  return undefined;
}

/** Calendar days in UTC, unaffected by daylight saving. */
function dayOf(date: string, daysLater: number): { date: string; weekday: Weekday } {
  const day = new Date(`${date}T00:00Z`);
  day.setUTCDate(day.getUTCDate() + daysLater);
  return {
    date: isoDay(day),
    weekday: weekdays[day.getUTCDay()] ?? "Sunday",
  };
}

function spansOf(
  { week, closures }: Hours,
  { date, weekday }: { date: string; weekday: Weekday },
): readonly Span[] {
  const closure = closures.find((one) => one.date === date);
  if (closure !== undefined) return closure.hours ?? [];
  return week[weekday];
}

function closureOn({ closures }: Hours, date: string): string | undefined {
  const closure = closures.find((one) => one.date === date);
  return closure?.hours === undefined ? closure?.name : undefined;
}
