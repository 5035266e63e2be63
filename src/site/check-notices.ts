import { dayAfter, weekdays } from "../clinic/hours/week.ts";
import { noticesFile } from "../clinic/notices.ts";
import type { ContentFolder } from "../content/read.ts";
import { plainText } from "../ui/rich-text/rich-text-data.ts";

const monthAndDay =
  /\b(?:(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.? |1?\d\/)\d\d?\b/g;
/** But not the day after, as in “back on Thursday”. */
const weekdayName = new RegExp(
  `(?<!(?:back|again|open|until|by) (?:on )?)(?:${weekdays.join("|")})`,
  "g",
);

/** Doubts about notices that are over, last too long, or whose words name none of their days. */
export function checkNotices(files: ContentFolder, today: string): void {
  for (const [index, { from, until, text }] of (files.get(noticesFile) ?? []).entries()) {
    const doubt = (message: string, expected: string) =>
      files.doubt(noticesFile.path, [index], { message, expected });
    if (until < today) doubt(`is over since ${until}`, "no such notice");
    else if (until >= dayAfter(from, 365).date) doubt(`ends on ${until}`, "less than a year");

    const named = plainText(text).match(monthAndDay) ?? [];
    const dates = [from, until].flatMap((end) =>
      named.map((day) => Date.parse(`${day} ${end.slice(0, 4)} UTC`)),
    );
    const isMeant = (day: number) => Date.parse(from) <= day && day <= Date.parse(until);
    const names: string[] = plainText(text).match(weekdayName) ?? [];
    const week = [0, 1, 2, 3, 4, 5, 6].map((days) => dayAfter(from, days));
    const isRight = week.some(({ date, weekday }) => date <= until && names.includes(weekday));
    const otherDate = dates.some(isMeant) ? undefined : named[0];
    const other = otherDate ?? (isRight ? undefined : names[0]);
    if (other)
      doubt(
        `names ${other}, and begins on ${week[0]?.weekday}, ${from}`,
        "words that name its day",
      );
  }
}
