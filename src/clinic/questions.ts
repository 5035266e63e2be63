import { z } from "zod";
import { contentFile, link, listOf, slug, text, uniqueIds } from "../content/kinds.ts";
import type { ContentOf } from "../content/read.ts";
import { answered, question, searchWords } from "./page-fields.ts";

/** The parts of the questions on the contact page, with their headings. */
export const questionParts = {
  visit: "Hours and visits",
  offers: "Do we do this here?",
  records: "Records and medicine",
  hard: "Goodbyes and lost pets",
} as const;

export const questionsFile = contentFile(
  "questions.yaml",
  listOf(
    z.strictObject({
      id: slug
        .meta({ title: "Short name" })
        .describe("For the end of its address, as in /contact#question-payment. No other has it."),
      part: z
        .enum(Object.keys(questionParts))
        .default("visit")
        .describe("The heading of Contact it is under."),
      words: searchWords,
      ...question.shape,
      link: z
        .strictObject({ label: text, path: link })
        .optional()
        .describe("Where to read more: the link text, and a page or a heading on a page."),
    }),
  )
    .check(uniqueIds)
    .transform(answered)
    .meta({ summary: "{question}" })
    .describe("On the page Contact, under four headings. Drag a gray bar to move one."),
);

export type Question = ContentOf<typeof questionsFile>[number];
