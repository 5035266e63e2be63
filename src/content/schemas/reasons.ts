import { z } from "zod";
import { contentFile, list, picture, prose, text } from "./fields.ts";

export const reasonsFile = contentFile(
  "reasons.yaml",
  list(
    z.strictObject({
      title: text,
      picture: picture.optional(),
      services: z.boolean().default(false).describe("On: small pictures of all services instead."),
      summary: prose.describe("For the card on the home page."),
      description: prose,
      benefits: list(text),
    }),
  ).describe(
    "Cards on the home page, full entries on Why Choose Us, the first one large, the second on a leaf.",
  ),
);
