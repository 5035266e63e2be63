import { z } from "zod";
import { answered, contentFile, link, list, question, slug, text, uniqueIds } from "./fields.ts";

export const questionsFile = contentFile(
  "questions.yaml",
  list(
    z.strictObject({
      id: slug
        .meta({ title: "Short name" })
        .describe("For the end of its address, as in /contact#question-payment. No other has it."),
      ...question.shape,
      link: z
        .strictObject({ label: text, path: link })
        .optional()
        .describe("Where to read more: the link text, and a page or a heading on a page."),
    }),
  )
    .check(uniqueIds)
    .transform(answered)
    .meta({ field: { summary: "{{fields.question}}" } })
    .describe("The page Contact shows four; the others open below. Drag a gray bar to move one."),
);
