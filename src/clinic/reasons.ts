import { z } from "zod";
import { contentFile, listOf, prose, text } from "../reader/kinds.ts";

export const reasonsFile = contentFile(
  "reasons.yaml",
  listOf(
    z.strictObject({
      title: text,
      summary: prose.describe("For the card on the home page."),
      description: prose,
      benefits: listOf(text),
    }),
  )
    .meta({ title: "Reasons to choose us" })
    .describe("Cards on the home page, full entries on Why Choose Us."),
);
