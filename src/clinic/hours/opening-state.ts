import { clockText, minuteOf, type Span, type Week, weekdays } from "./week.ts";

/** `unknown` is for whom no script tells the hour, also on paper, and for a clinic that gives no hours. */
export const openingStates = ["unknown", "open", "lunch", "closed"] as const;
export type OpeningState = (typeof openingStates)[number];

/** When the clinic opens, closes, opens … on a day, in minutes from midnight. */
type Changes = readonly number[];

/** What the script in the head has to know, so in numbers. */
export type Hours = {
  /** From Monday. */
  week: readonly Changes[];
  /** The first day, the last, counted from 1970, and what each has in place of the week's. */
  notices: readonly (readonly [from: number, until: number, Changes])[];
};

export function packHours(
  week: Week,
  notices: readonly { from: string; until: string; hours: readonly Span[] }[],
): Hours {
  const changesOf = (spans: readonly Span[]) =>
    spans.flatMap(({ opens, closes }) => [minuteOf(opens), minuteOf(closes)]);
  const dayOf = (date: string) => Date.parse(date) / 86_400_000;
  return {
    week: weekdays.map((day) => changesOf(week[day])),
    notices: notices.map(({ from, until, hours }) => [dayOf(from), dayOf(until), changesOf(hours)]),
  };
}

type Opening = {
  state: Exclude<OpeningState, "unknown">;
  /** When it closes, `5:30 PM`, or opens: `1:30 PM` after lunch, otherwise `Monday at 8 AM`. */
  change: string;
  /** Whether it opens in more than a day. */
  isFar: boolean;
};

/**
 * Whether the clinic is open. The only place that knows; src/app/before-paint.ts asks it in browsers.
 * @param minute on the clinic's clock, as of clinicMinute
 */
export function openingState({ week, notices }: Hours, minute: number): Opening {
  const today = Math.floor(minute / 1440);
  for (let day = today; ; day++) {
    const notice = notices.find(([from, until]) => from <= day && day <= until);
    // The first day of 1970 was a Thursday.
    const changes = notice?.[2] ?? week[(day + 3) % 7] ?? [];
    const isNext = (change: number) => day * 1440 + change > minute;
    const index = changes.findIndex(isNext);
    const next = changes[index];
    if (next === undefined) continue;
    const clock = clockText(next);
    const isFar = isNext(next - 1440);
    if (index > 0) return { state: index % 2 === 1 ? "open" : "lunch", change: clock, isFar };
    // `Tue, 13 Jul 2055 …`: beyond a week, a weekday alone would be ambiguous.
    const [, date, month] = new Date(day * 86_400_000).toUTCString().split(" ");
    const later = day < today + 7 ? weekdays[(day + 3) % 7] : `${month} ${Number(date)}`;
    const name = ["today", "tomorrow"][day - today] ?? later;
    return { state: "closed", change: `${name} at ${clock}`, isFar };
  }
}
