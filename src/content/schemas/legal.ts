import { z } from "zod";
import { approved, calendarDate, contentFile, search, text } from "./fields.ts";

export const legalFile = contentFile(
  "legal/*.mdx",
  z.strictObject({
    approved: approved.meta({ title: "A lawyer has read this, and it is true of our clinic" }),
    title: text,
    search,
    lead: text,
    updated: calendarDate.describe("The date of the last change. The page shows it."),
    decide: z
      .array(text)
      .default([])
      .meta({ title: "For the lawyer to decide", field: { label_singular: "Question" } })
      .describe("Questions for whoever signs this page. No page shows them."),
  }),
);
