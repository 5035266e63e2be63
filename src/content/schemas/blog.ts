import { z } from "zod";
import {
  closing,
  list,
  nameIn,
  pageFile,
  sentences,
  template,
  text,
  withPlaceholders,
} from "./fields.ts";

export const blogFile = pageFile("pages/blog.yaml", {
  title: text,
  lead: sentences,
  listHeading: text.describe("What screen readers call the list of articles."),
  filterLabel: text,
  allPosts: text,
  categories: list(text).describe("What articles may have. The filter shows those in use."),
  newsCategory: nameIn("categories").describe("News, which does not say who reviewed it."),
  allResult: withPlaceholders("count").describe("The page itself fills in {count}."),
  categoryResult: withPlaceholders("count", "category"),
  newsletter: z
    .strictObject({ heading: text, text: sentences, emailLabel: text, button: text, soon: text })
    .optional(),
  ...closing,
  byline: z
    .strictObject({
      named: template("name", "role").describe("Who wrote it, of the form Team."),
      unnamed: text.describe("Until a veterinarian in that form is confirmed."),
    })
    .describe("Whom an article is by."),
  author: z
    .strictObject({ heading: text, text: sentences, linkLabel: text })
    .describe("Under the text of every article."),
});
