import { z } from "zod";
import { spans } from "./clinic.ts";
import { calendarDate, contentFile, prose, whenValid } from "./fields.ts";

const seeHours = "see hours";

/** Forms ask for one of three. In a file, `closed: true` or `hours` is enough; news has neither. */
const closed = z
  .literal([true, seeHours, false], { error: "true, or no such field" })
  .optional()
  .meta({
    title: "What it is",
    optionLabels: [
      "We’re closed all day",
      "We have other hours, entered below",
      "News: our hours stay as they are",
    ],
  });

export const noticesFile = contentFile(
  "notices.yaml",
  z
    .array(
      z
        .strictObject({
          closed,
          from: calendarDate.describe("The first day."),
          until: calendarDate.optional().describe("The last day. Leave it empty for a single day."),
          hours: spans.min(1).optional().describe("For other hours: when you are open each day."),
          text: prose.describe("One or two short ones with the date: “We’re closed on Thursday.”"),
        })
        .refine(({ from, until = from }) => from <= until, {
          path: ["until"],
          error: "the same day as from, or a later one",
          ...whenValid("from", "until"),
        })
        .superRefine(
          ({ closed, hours }, context) => {
            if (closed === undefined || (closed === seeHours) === (hours !== undefined)) return;
            const message = hours
              ? "no hours beside it: an entry is closed, or has other hours, or is news"
              : "hours in this entry, too";
            context.addIssue({ code: "custom", path: ["closed"], message });
          },
          whenValid("closed", "hours"),
        )
        .transform(({ closed, until, hours, ...notice }) => ({
          ...notice,
          until: until ?? notice.from,
          hours: closed === true ? [] : hours,
        })),
    )
    .superRefine(
      (notices, context) => {
        for (const [index, { from, until, hours }] of notices.entries()) {
          const other = notices.find(
            (one, otherIndex) =>
              otherIndex !== index && hours && one.hours && one.from <= until && from <= one.until,
          );
          if (other === undefined) continue;
          const message = `days that no other entry changes; the one from ${other.from} does`;
          context.addIssue({ code: "custom", path: [index, "from"], message });
        }
      },
      whenValid("from", "until", "hours", "closed"),
    )
    .meta({ summary: "{from} {text}" })
    .describe("Days off and other hours, shown from a week before, and news, shown on its days."),
);
