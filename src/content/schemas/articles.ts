import { z } from "zod";
import {
  approved,
  beside,
  body,
  closing,
  contentFile,
  list,
  nameIn,
  pastDate,
  picture,
  prose,
  relatedServices,
  search,
  sentences,
  sources,
  text,
  whenValid,
} from "./fields.ts";
import { photo } from "./photos.ts";

const articleFields = z.strictObject({
  title: text.describe("The headline."),
  excerpt: sentences.describe("A sentence for the list of articles."),
  category: nameIn("categories").describe("One of the categories in the form Pages, Blog."),
  date: pastDate.optional().describe("Without it, the page shows the month of the review."),
  updated: pastDate.optional().describe("The last change that readers should know about."),
  picture,
  photo: photo.optional().describe("Shown in place of the picture."),
  author: nameIn("team")
    .optional()
    .describe("Somebody in the form Team who is confirmed, unless your veterinarian wrote it."),
  lead: sentences.describe("The first sentences, under the title."),
  inShort: list(prose).max(4).optional().describe("Three or four sentences, above the text."),
  beside: beside.describe("Small pictures beside headings: one for two headings looks best."),
  ...closing,
  services: relatedServices.describe("Closest first. Their pages link back to this article."),
  search,
  sources,
  approved: approved,
  body,
});

export const articlesFile = contentFile(
  "articles/*.mdx",
  articleFields
    .refine(({ date, approved }) => date !== undefined || approved !== undefined, {
      path: ["date"],
      error: "the publication date, or the veterinarian’s approval",
      ...whenValid("date", "approved"),
    })
    .refine(({ date = "", updated = date }) => updated >= date, {
      path: ["updated"],
      error: "the publication date or a later day",
      ...whenValid("date", "updated"),
    }),
);

/** The day of publication or, if the article has none, of its review. */
export const articleDay = (article: Partial<z.output<typeof articleFields>>): string =>
  article.date ?? article.approved?.date ?? "";
