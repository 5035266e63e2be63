import { z } from "zod";
import { contentFile, line, nonEmptyList, prose } from "../reader/fields.ts";

export const reasonsFile = contentFile(
  "reasons.yaml",
  nonEmptyList(
    z.strictObject({
      title: line,
      summary: prose.describe("For the card on the home page."),
      description: prose,
      benefits: nonEmptyList(line),
    }),
  )
    .meta({ title: "Reasons to choose us" })
    .describe("Cards on the home page, full entries on Why Choose Us."),
);
