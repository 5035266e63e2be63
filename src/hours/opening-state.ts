import { formatShortDate } from "../formatting/dates.ts";
import { fill } from "../formatting/fill.ts";
import { clinicTime, isWithin } from "./clinic-time.ts";
import { type Closure, clockText, dayAfter, type Hours, type Span, type Weekday } from "./week.ts";

type OpeningState =
  | { isOpen: true; until: string }
  | {
      isOpen: false;
      /** The name of today's all-day closure, if any. */
      closure: string | undefined;
      /** undefined if the closures between now and then are not settled */
      opens: { date: string; weekday: Weekday; daysAhead: number; at: string } | undefined;
    };

/** Longer than any closure. */
const daysToLookAhead = 60;

/**
 * Whether the clinic is open at an instant, until when, or when it opens next. In a year whose
 * closures are not settled, it may be closed on any day, but never open outside its hours: closed
 * is certain, open is not.
 * @returns undefined if unknown: the hours are unconfirmed, or would say open in such a year
 * @throws {RangeError} if the browser does not know the clinic's time zone
 */
export function openingState(hours: Hours, instant: Date): OpeningState | undefined {
  if (hours.status !== "confirmed") return undefined;
  const now = clinicTime(instant);
  const isSettled = ({ date }: { date: string }) =>
    hours.settledYears.includes(Number(date.slice(0, 4)));
  const today = dayAfter(now.date, 0);
  const span = spansOf(hours, today).find(
    ({ opens, closes }) => opens <= now.time && now.time < closes,
  );
  if (span) return isSettled(today) ? { isOpen: true, until: span.closes } : undefined;
  const closure = closureOn(hours, now.date);
  const closed = { isOpen: false, closure: closure?.hours ? undefined : closure?.name } as const;
  for (let daysAhead = 0; daysAhead <= daysToLookAhead; daysAhead++) {
    const day = dayAfter(now.date, daysAhead);
    if (!isSettled(day)) break;
    const next = spansOf(hours, day).find(({ opens }) => daysAhead > 0 || now.time < opens);
    if (next) return { ...closed, opens: { ...day, daysAhead, at: next.opens } };
  }
  return { ...closed, opens: undefined };
}

type OpeningLabels = Record<
  "openUntil" | "closed" | "closedFor" | "closedOpens" | "closedForOpens" | "today" | "tomorrow",
  string
>;

/** A state as text: `Open until 5 PM`, `Closed. Opens Monday at 8 AM`, `Closed for Thanksgiving`. */
export function openingLine(state: OpeningState, labels: OpeningLabels): string {
  if (state.isOpen) return fill(labels.openUntil, { time: clockText(state.until) });
  const { closure, opens } = state;
  if (opens === undefined) {
    return closure === undefined ? labels.closed : fill(labels.closedFor, { closure });
  }
  const { date, weekday, daysAhead, at } = opens;
  // Beyond a week, a weekday alone would be ambiguous.
  const later = daysAhead < 7 ? weekday : formatShortDate(date);
  const day = [labels.today, labels.tomorrow][daysAhead] ?? later;
  const text = closure === undefined ? labels.closedOpens : labels.closedForOpens;
  return fill(text, { closure: closure ?? "", day, time: clockText(at) });
}

/** A line as long as any for these hours, to reserve its space: the longest sentence, name, day, time. */
export function longestOpeningLine({ closures }: Hours, labels: OpeningLabels): string {
  const names = closures.flatMap(({ name, hours }) => (hours === undefined ? (name ?? []) : []));
  const day = { date: "", weekday: "Wednesday", at: "10:30" } as const;
  const days = [0, 1, 2].map((daysAhead) => ({ ...day, daysAhead }));
  const lines = [undefined, ...names].flatMap((closure) =>
    [undefined, ...days].map((opens) => openingLine({ isOpen: false, closure, opens }, labels)),
  );
  lines.push(openingLine({ isOpen: true, until: day.at }, labels));
  return lines.reduce((longest, line) => (line.length > longest.length ? line : longest));
}

function spansOf(
  hours: Hours,
  { date, weekday }: { date: string; weekday: Weekday },
): readonly Span[] {
  const closure = closureOn(hours, date);
  return closure === undefined ? hours.week[weekday] : (closure.hours ?? []);
}

const closureOn = ({ closures }: Hours, date: string): Closure | undefined =>
  closures.find((closure) => isWithin(closure, date));
