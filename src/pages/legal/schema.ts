import { picture, search } from "../../clinic/page-fields.ts";
import { body, fieldsFile, openQuestions, pastDate, sentences, text } from "../../reader/kinds.ts";

export const legalFile = fieldsFile("legal/*.mdx", "Policies", {
  title: text,
  search,
  lead: sentences,
  picture: picture.default("legal"),
  updated: pastDate.describe("The date of the last change. The page shows it."),
  openQuestions,
  body,
});
