import { z } from "zod";
import { calendarDate, contentFile, onlyIfValid, pagePath, sentence, text } from "./fields.ts";

/** Refinement for a first and a last day, with `notInOrder`. */
const isInOrder = ({
  from = "",
  until = from,
}: {
  from?: string | undefined;
  until?: string | undefined;
}) => from <= until;
const notInOrder = {
  ...onlyIfValid,
  path: ["until"],
  error: "the same day as from, or a later one",
};

export const noticesFile = contentFile(
  "notices.yaml",
  z
    .array(
      z
        .strictObject({
          text: sentence.describe(
            "One or two short sentences. Write a phone number as {clinic.phone}.",
          ),
          kind: z
            .enum(["closure", "weather", "heat", "news"])
            .describe("What it is about. This sets the color."),
          link: z
            .strictObject({
              label: text.describe("Link text that says where it leads."),
              path: pagePath,
            })
            .optional(),
          closed: z
            .strictObject({
              from: calendarDate.meta({ title: "Closed from" }),
              until: calendarDate
                .optional()
                .meta({ title: "Closed until" })
                .describe("The last day you are closed. Leave it empty for a single day."),
            })
            .refine(isInOrder, notInOrder)
            .optional()
            .describe("If you are closed all day, on which days. The hours say so, too."),
          from: calendarDate
            .optional()
            .meta({ title: "Shows from" })
            .describe("The first day it shows. Leave it empty to show it at once."),
          until: calendarDate
            .optional()
            .meta({ title: "Shows until" })
            .describe(
              "The last day it shows. If you gave days under Closed, you may leave it empty: the notice then shows until the last of them.",
            ),
        })
        .refine(isInOrder, notInOrder)
        .refine(({ until, closed }) => until ?? closed, {
          ...onlyIfValid,
          path: ["until"],
          error: "the last day it shows, because there are no days under Closed",
        })
        .transform(({ from = "", closed, ...notice }) => {
          const days = closed && { from: closed.from, until: closed.until ?? closed.from };
          return { ...notice, from, until: notice.until ?? days?.until ?? "", closed: days };
        }),
    )
    .meta({ field: { summary: "{{fields.text}}" } })
    .describe(
      "One shows at a time: the first in this list that is due. Each disappears after its last day; delete it then.",
    ),
);
