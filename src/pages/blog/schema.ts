import { closing, headFields } from "../../clinic/page-fields.ts";
import { fieldsFile, line, nameIn, nonEmptyList } from "../../reader/fields.ts";

export const blogFile = fieldsFile("pages/blog.yaml", "Blog", {
  ...headFields,
  categories: nonEmptyList(line).describe("What articles may have. The filter shows those in use."),
  newsCategory: nameIn("categories").describe("News, which does not say who reviewed it."),
  closing,
});
