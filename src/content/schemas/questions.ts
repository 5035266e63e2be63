import { z } from "zod";
import { address, contentFile, list, question, slug, text, uniqueIds } from "./fields.ts";

export const questionsFile = contentFile(
  "questions.yaml",
  list(
    z.strictObject({
      id: slug
        .meta({ title: "Short name" })
        .describe(
          "A name that no other question has, for the end of its address: /contact#question-payment.",
        ),
      ...question.shape,
      link: z
        .strictObject({ label: text, path: address })
        .optional()
        .describe("Where to read more: the link text, and a page or a heading on a page."),
    }),
  )
    .check(uniqueIds)
    .meta({ field: { summary: "{{fields.question}}" } })
    .describe(
      "The contact page shows the first four; the others open under More questions. Drag a gray bar to move one.",
    ),
);
