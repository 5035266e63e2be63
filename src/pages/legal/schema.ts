import { pageSearch, picture } from "../../clinic/page-fields.ts";
import { body, fieldsFile, line, openQuestions, pastDate, sentences } from "../../reader/fields.ts";

export const legalFile = fieldsFile("legal/*.mdx", "Policies", {
  title: line,
  ...pageSearch,
  lead: sentences,
  picture: picture.default("legal"),
  updated: pastDate.describe("The date of the last change. The page shows it."),
  openQuestions,
  body,
});
