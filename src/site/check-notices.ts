import type { ContentFolder } from "../content/read.ts";
import { plainText } from "../content/rich-text-data.ts";
import { dayAfter } from "../hours/week.ts";
import { sharedFiles } from "./content-files.ts";

const monthAndDay = /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.? \d\d?\b/g;

/** Doubts about notices that are over, or whose words name none of their days. */
export function checkNotices({ get, placeOf, unsettled }: ContentFolder, today: string): void {
  for (const [index, { from, until, text }] of (get(sharedFiles.notices) ?? []).entries()) {
    const named = plainText(text).match(monthAndDay) ?? [];
    const days = [from, until].flatMap((end) =>
      named.map((day) => Date.parse(`${day} ${end.slice(0, 4)} UTC`)),
    );
    const isMeant = (day: number) => Date.parse(from) <= day && day <= Date.parse(until);
    const isRight = days.length === 0 || days.some(isMeant);
    if (isRight && today <= until && until < dayAfter(from, 365).date) continue;
    const message = isRight ? `ends on ${until}` : `names ${named[0]}, and begins on ${from}`;
    const expected = "days to come, within a year, that its words name";
    unsettled.worthALook.push({ ...placeOf(sharedFiles.notices.path, [index]), message, expected });
  }
}
