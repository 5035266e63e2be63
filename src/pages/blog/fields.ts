import { innerPageFile } from "../../clinic/page-fields.ts";
import { listOf, nameIn, text } from "../../content/kinds.ts";

export const blogFile = innerPageFile("pages/blog.yaml", {
  categories: listOf(text).describe("What articles may have. The filter shows those in use."),
  newsCategory: nameIn("categories").describe("News, which does not say who reviewed it."),
});
