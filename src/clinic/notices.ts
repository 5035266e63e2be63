import { z } from "zod";
import { addDays, dayText } from "../dates.ts";
import { calendarDate, contentFile, prose, whenValid } from "../reader/fields.ts";
import type { Site } from "../reader/site.ts";
import { intervals } from "./clinic.ts";
import { type Interval, intervalsText } from "./hours/week.ts";

const shared = {
  from: calendarDate.describe("The first day."),
  until: calendarDate.optional().describe("The last day. Leave it empty for a single day."),
};
const ownText = prose.describe("Your own words, if those that follow from the days will not do.");

const kinds = [
  z.strictObject({ kind: z.literal("closed"), ...shared, text: ownText.optional() }),
  z.strictObject({
    kind: z.literal("other-hours"),
    ...shared,
    hours: intervals.min(1).describe("When you are open on each of these days."),
    text: ownText.optional(),
  }),
  z.strictObject({
    kind: z.literal("news"),
    ...shared,
    text: prose.describe("A sentence or two."),
  }),
] as const;

/** Such as “We’re closed on Thursday, December 24.” */
function writeSentence(from: string, until: string, hours: Interval[]): string {
  const days =
    from === until ? `on ${dayText(from)}` : `from ${dayText(from)}, to ${dayText(until)}`;
  return hours.length > 0
    ? `We’re open from ${intervalsText(hours)} ${days}.`
    : `We’re closed ${days}.`;
}

/** Notices that the clinic is closed, has other hours, or has news, which changes no hours. */
export const noticesFile = contentFile(
  "notices.yaml",
  z
    .array(
      z
        .discriminatedUnion("kind", kinds, { error: "kind: closed, other-hours or news" })
        .refine(
          ({ kind, from, until = from }) =>
            from <= until && until <= addDays(from, kind === "news" ? 365 : 59).date,
          {
            path: ["until"],
            error: "the same day as from, or a later notice: 60 days in all, or, for news, a year",
            ...whenValid("from", "until", "kind"),
          },
        )
        .transform(({ until: last, ...notice }) => {
          const { kind, from } = notice;
          const until = last ?? from;
          const hours = kind === "other-hours" ? notice.hours : kind === "closed" ? [] : undefined;
          const text = notice.text ?? [writeSentence(from, until, hours ?? [])];
          return { kind, from, until, hours, text };
        }),
    )
    .superRefine(
      (notices, context) => {
        for (const [index, { from, until, hours }] of notices.entries()) {
          const other = notices.find(
            (notice, otherIndex) =>
              otherIndex !== index &&
              hours &&
              notice.hours &&
              notice.from <= until &&
              from <= notice.until,
          );
          if (other === undefined) continue;
          const message = `days that no other entry changes; the one from ${other.from} does`;
          context.addIssue({ code: "custom", path: [index, "from"], message });
        }
      },
      whenValid("from", "until", "hours", "kind"),
    )
    .meta({ summary: "{from} {text}" })
    .describe("Days off and other hours, shown from a week before, and news, shown on its days."),
);

/** The notices that were not over on the day of the build. Browsers choose those of their own day. */
export const comingNotices = ({ get, today }: Site) =>
  get(noticesFile).filter(({ until }) => until >= today);
