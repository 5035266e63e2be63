import { z } from "zod";
import { spans } from "./clinic.ts";
import { calendarDate, contentFile, prose, unique } from "./fields.ts";

export const noticesFile = contentFile(
  "notices.yaml",
  z
    .array(
      z
        .strictObject({
          from: calendarDate.describe("The first day."),
          until: calendarDate.optional().describe("The last day. Leave it empty for a single day."),
          hours: spans
            .min(1)
            .optional()
            .describe("When you are open on each of these days. Without hours, you are closed."),
          text: prose.describe(
            "One or two short sentences, with the date: “We’re closed on Thursday, November 26.” Write a phone number as {clinic.phone}.",
          ),
        })
        .refine(({ from, until = from }) => from <= until, {
          path: ["until"],
          error: "the same day as from, or a later one",
        })
        .transform(({ until, ...notice }) => ({ ...notice, until: until ?? notice.from })),
    )
    .superRefine(unique("from", "a day with which no other entry begins"))
    .meta({ field: { summary: "{{fields.from}} {{fields.text}}" } })
    .describe(
      "Days on which you are closed or have other hours: holidays, an ice storm, half of Christmas Eve. Each shows at the top of every page and below the hours, from a week before its first day until its last.",
    ),
);
