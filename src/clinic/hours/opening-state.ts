import { addDays } from "../../dates.ts";
import { clockText, type Interval, toMinute, type Week } from "./week.ts";

/** Its first and last day, and what they have in place of the week's hours. News changes no hours. */
type Notice = { from: string; until: string; hours?: readonly Interval[] | undefined };

/** Whether pages show a notice on a day: news on its days, other hours from a week before. */
export const isDue = ({ from, until, hours }: Notice, date: string) =>
  (hours ? addDays(from, -7).date : from) <= date && date <= until;

type Opening = {
  state: "open" | "closed";
  /** When it closes, `5:30 PM`, or opens, `Monday at 8 AM`. */
  nextChange: string;
};

/**
 * Whether the clinic is open. The only place that knows; src/app/before-paint.ts asks it in browsers.
 * @param minute on the clinic's clock, as of clinicMinute
 */
export function openingState(week: Week, notices: readonly Notice[], minute: number): Opening {
  const today = Math.floor(minute / 1440);
  for (let day = today; ; day++) {
    const { date, weekday } = addDays("1970-01-01", day);
    const notice = notices.find(({ from, until, hours }) => hours && from <= date && date <= until);
    const intervals = notice?.hours ?? week[weekday];
    const changes = intervals.flatMap(({ opens, closes }) => [toMinute(opens), toMinute(closes)]);
    const index = changes.findIndex((change) => day * 1440 + change > minute);
    const next = changes[index];
    if (next === undefined) continue;
    const clock = clockText(next);
    if (index % 2 === 1) return { state: "open", nextChange: clock };
    // `Tue, 13 Jul 2055 …`: beyond a week, a weekday alone would be ambiguous.
    const [, dayOfMonth, month, year] = new Date(date).toUTCString().split(" ");
    const inYear = new Date(minute * 60_000).toUTCString().includes(`${year}`) ? "" : `, ${year}`;
    const later = day < today + 7 ? weekday : `${month} ${Number(dayOfMonth)}${inYear}`;
    const name = ["today", "tomorrow"][day - today] ?? later;
    return { state: "closed", nextChange: `${name} at ${clock}` };
  }
}
