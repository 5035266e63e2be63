import { formatShortDate } from "../../policies/dates.ts";
import type { Hours } from "../../policies/opening-hours.ts";
import type { OpeningState } from "./opening-state.ts";

/** Confirmed hours, how each of their times is said, and the sentences around them. */
export type OpeningWords = {
  hours: Hours & { clockWords: Record<string, string> };
  labels: Record<"openUntil" | "closedOpens" | "closedForOpens" | "today" | "tomorrow", string>;
};

/** A state in words: `Open until 5 PM`, `Closed. Opens Monday at 8 AM`. */
export function openingLine(state: OpeningState, { hours, labels }: OpeningWords): string {
  const clock = (time: string) => hours.clockWords[time] ?? time;
  if (state.isOpen) return labels.openUntil.replace("{time}", clock(state.until));
  const { date, weekday, daysAhead, at } = state.opens;
  const day =
    daysAhead === 0
      ? labels.today
      : daysAhead === 1
        ? labels.tomorrow
        : // The same weekday again would be mistaken for today.
          daysAhead < 7
          ? weekday
          : formatShortDate(date);
  const sentence = state.closure === undefined ? labels.closedOpens : labels.closedForOpens;
  return sentence
    .replace("{closure}", state.closure ?? "")
    .replace("{day}", day)
    .replace("{time}", clock(at));
}

/** A line at least as long as any that these hours can give, to keep room for it. */
export function longestOpeningLine(words: OpeningWords): string {
  const { week, closures, clockWords } = words.hours;
  const times = Object.keys(clockWords).sort(
    (a, b) => (clockWords[a] ?? "").length - (clockWords[b] ?? "").length,
  );
  const time = times.at(-1) ?? "";
  const closure = longest(
    closures.flatMap(({ name, hours }) =>
      name === undefined || hours !== undefined ? [] : [name],
    ),
  );
  const days = Object.keys(week) as (keyof typeof week)[];
  return longest([
    openingLine({ isOpen: true, until: time }, words),
    ...days.flatMap((weekday) =>
      [1, 2].map((daysAhead) =>
        openingLine(
          { isOpen: false, closure, opens: { date: "", weekday, daysAhead, at: time } },
          words,
        ),
      ),
    ),
  ]) as string;
}

function longest(texts: readonly string[]): string | undefined {
  return texts.toSorted((a, b) => a.length - b.length).at(-1);
}
