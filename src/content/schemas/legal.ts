import { z } from "zod";
import {
  approved,
  body,
  fieldsFile,
  notShown,
  pastDate,
  picture,
  search,
  sentences,
  text,
} from "./fields.ts";

export const legalFile = fieldsFile("legal/*.mdx", {
  title: text,
  search,
  lead: sentences,
  picture: picture.default("head-legal"),
  updated: pastDate.describe("The date of the last change. The page shows it."),
  decide: notShown(z.array(sentences))
    .meta({ title: "For the lawyer to decide", field: { label_singular: "Question" } })
    .describe("Questions for whoever signs this page. No page shows them."),
  approved: approved.meta({
    title: "A lawyer has read this, and it is true of our clinic",
    stops: true,
  }),
  body,
});
