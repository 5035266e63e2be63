import { z } from "zod";
import { headedText, innerPageFile, list, nameIn, template, text } from "./fields.ts";

export const blogFile = innerPageFile("pages/blog.yaml", {
  categories: list(text).describe("What articles may have. The filter shows those in use."),
  newsCategory: nameIn("categories").describe("News, which does not say who reviewed it."),
  newsletter: headedText.extend({ emailLabel: text, button: text, soon: text }).optional(),
  byline: z
    .strictObject({
      named: template("name", "role").describe("Who wrote it, of the form Team."),
      unnamed: text.describe("Until a veterinarian in that form is confirmed."),
    })
    .describe("Whom an article is by."),
  author: headedText.extend({ linkLabel: text }).describe("Under the text of every article."),
});
