import { z } from "zod";
import { innerPageFile } from "../../clinic/page-fields.ts";
import { decide, listOf, nameIn, text } from "../../content/kinds.ts";

export const blogFile = innerPageFile("pages/blog.yaml", {
  categories: listOf(text).describe("What articles may have. The filter shows those in use."),
  newsCategory: nameIn("categories").describe("News, which does not say who reviewed it."),
  newsletter: z
    .strictObject({ heading: text, emailLabel: text, button: text, soon: text })
    .optional(),
  byline: text.describe("Whom an article is by, until a veterinarian in Team is confirmed."),
  decide,
  author: text.describe("The link to About, under the text of every article."),
});
