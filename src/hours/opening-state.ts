import { formatShortDate, isoDay } from "../formatting/dates.ts";
import { clinicTime } from "./clinic-time.ts";
import { clockText, type Hours, type Span, type Weekday } from "./week.ts";

const weekdays = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const satisfies readonly Weekday[];

type OpeningState =
  | { isOpen: true; until: string }
  | {
      isOpen: false;
      /** The name of today's all-day closure, if any. */
      closure: string | undefined;
      /** undefined if the closures between now and then are not all listed */
      opens: { date: string; weekday: Weekday; daysAhead: number; at: string } | undefined;
    };

/** Longer than any closure. */
const daysToLookAhead = 60;

/**
 * Whether the clinic is open at an instant, until when, or when it opens next. In a year whose
 * closures are not all listed, it may be closed on any day, but never open outside its hours: closed
 * is certain, open is not.
 * @returns undefined if unknown: the hours are unconfirmed, or would say open in such a year
 * @throws {RangeError} if the browser does not know the clinic's time zone
 */
export function openingState(hours: Hours, instant: Date): OpeningState | undefined {
  if (hours.status !== "confirmed") return undefined;
  const now = clinicTime(instant);
  const isListed = ({ date }: { date: string }) =>
    hours.closuresListedFor.includes(Number(date.slice(0, 4)));
  const today = dayOf(now.date, 0);
  const span = spansOf(hours, today).find(
    ({ opens, closes }) => opens <= now.time && now.time < closes,
  );
  if (span) return isListed(today) ? { isOpen: true, until: span.closes } : undefined;
  const closed = { isOpen: false, closure: allDayClosureName(hours, now.date) } as const;
  for (let daysAhead = 0; daysAhead <= daysToLookAhead; daysAhead++) {
    const day = dayOf(now.date, daysAhead);
    if (!isListed(day)) break;
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
  if (state.isOpen) return labels.openUntil.replace("{time}", clockText(state.until));
  const { closure, opens } = state;
  const named = (one: string, other: string) =>
    closure === undefined ? other : one.replace("{closure}", closure);
  if (opens === undefined) return named(labels.closedFor, labels.closed);
  const { date, weekday, daysAhead, at } = opens;
  // Beyond a week, a weekday alone would be ambiguous.
  const later = daysAhead < 7 ? weekday : formatShortDate(date);
  const day = [labels.today, labels.tomorrow][daysAhead] ?? later;
  return named(labels.closedForOpens, labels.closedOpens)
    .replace("{day}", day)
    .replace("{time}", clockText(at));
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

/** Calendar days in UTC, unaffected by daylight saving time. */
function dayOf(date: string, daysLater: number): { date: string; weekday: Weekday } {
  const day = new Date(`${date}T00:00Z`);
  day.setUTCDate(day.getUTCDate() + daysLater);
  return { date: isoDay(day), weekday: weekdays[day.getUTCDay()] ?? "Sunday" };
}

function spansOf(
  { week, closures, noticedClosures = [] }: Hours,
  { date, weekday }: { date: string; weekday: Weekday },
): readonly Span[] {
  if (noticedClosures.some(({ from, until }) => from <= date && date <= until)) return [];
  const closure = closures.find((one) => one.date === date);
  return closure === undefined ? week[weekday] : (closure.hours ?? []);
}

function allDayClosureName({ closures }: Hours, date: string): string | undefined {
  const closure = closures.find((one) => one.date === date);
  return closure?.hours === undefined ? closure?.name : undefined;
}
