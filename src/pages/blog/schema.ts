import { closing, headFields } from "../../clinic/page-fields.ts";
import { fieldsFile, nameIn, nonEmptyList, text } from "../../reader/kinds.ts";

export const blogFile = fieldsFile("pages/blog.yaml", "Blog", {
  ...headFields,
  categories: nonEmptyList(text).describe("What articles may have. The filter shows those in use."),
  newsCategory: nameIn("categories").describe("News, which does not say who reviewed it."),
  closing,
});
