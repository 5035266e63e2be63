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
  }),
);
