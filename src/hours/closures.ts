import { formatDay } from "../formatting/dates.ts";
import { fill } from "../formatting/fill.ts";
import { type Days, isWithin } from "./clinic-time.ts";
import { type HolidayName, holidays } from "./holidays.ts";
import {
  type Closure,
  dayAfter,
  fromTo,
  type Hours,
  type Span,
  timesText,
  type WeekLabels,
} from "./week.ts";

/* At build time: which days the clinic closes, and what pages say about it. */

type ListedClosures = {
  /** The holidays that are checked off, by year. */
  holidays: readonly ({ year: number } & Partial<Record<HolidayName, boolean>>)[];
  closures: readonly { date: string; name?: string | undefined; hours?: Span[] | undefined }[];
};

/**
 * All closures by date, no day twice: days on which a notice says that the clinic is closed, then those
 * listed by date, then holidays.
 */
export function mergeClosures(listed: ListedClosures, noticed: readonly Days[]): Closure[] {
  const merged: Closure[] = [];
  for (const { from, until } of noticed.toSorted(byDate)) {
    const before = merged.at(-1);
    if (before === undefined || from > before.until) merged.push({ from, until });
    else if (until > before.until) before.until = until;
  }
  const days = [
    ...listed.closures,
    ...listed.holidays.flatMap(({ year, ...isChecked }) =>
      Object.entries(holidays)
        .filter(([key]) => isChecked[key as HolidayName])
        .map(([, { name, on }]) => ({ date: on(year), name })),
    ),
  ];
  for (const { date, ...closure } of days) {
    if (merged.some((other) => isWithin(other, date))) continue;
    merged.push({ from: date, until: date, ...closure });
  }
  return merged.sort(byDate);
}

const byDate = (a: Days, b: Days) => a.from.localeCompare(b.from);

const daysAhead = 14;

/**
 * A line for each closure that changes the week, such as `Closed Thursday, November 26, for
 * Thanksgiving`, and the days on which it shows: two weeks ahead, and until it is over.
 */
export function closureLines(
  { week, closures }: Hours,
  labels: WeekLabels & Record<"closedOn" | "closedOnFor" | "openOn", string>,
): (Days & { text: string })[] {
  const workdays = (from: string, until: string) => {
    const days: string[] = [];
    for (let day = dayAfter(from, 0); day.date <= until; day = dayAfter(day.date, 1)) {
      if (week[day.weekday].length > 0) days.push(day.date);
    }
    return days;
  };
  const isNext = (before: Closure, { from }: Closure) =>
    workdays(dayAfter(before.until, 1).date, dayAfter(from, -1).date).length === 0;

  const lines: Closure[] = [];
  for (const closure of closures) {
    if (closure.hours !== undefined) {
      lines.push(closure);
      continue;
    }
    const days = workdays(closure.from, closure.until);
    const [from = "", until = from] = [days[0], days.at(-1)];
    const before = lines.at(-1);
    if (from === "") continue;
    const isMore = before?.hours === undefined && before?.name === closure.name;
    if (before && isMore && isNext(before, closure)) before.until = until;
    else lines.push({ ...closure, from, until });
  }
  return lines.map(({ from, until, name, hours }) => {
    const template = hours ? labels.openOn : name ? labels.closedOnFor : labels.closedOn;
    const [first, last] = [formatDay(from), formatDay(until)];
    const day = first === last ? first : fromTo(first, last, labels);
    const text = fill(template, {
      day,
      closure: name ?? "",
      times: timesText(hours ?? [], labels),
    });
    return { from: dayAfter(from, -daysAhead).date, until, text };
  });
}
