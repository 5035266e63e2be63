import { z } from "zod";
import { contentFile, list, prose, text } from "./fields.ts";

export const reasonsFile = contentFile(
  "reasons.yaml",
  list(
    z.strictObject({
      title: text,
      summary: prose.describe("For the card on the home page."),
      description: prose,
      benefits: list(text),
    }),
  ).describe("Cards on the home page, full entries on Why Choose Us."),
);
