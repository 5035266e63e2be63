import { z } from "zod";
import { fieldsFile, sentences, text } from "../content/kinds.ts";
import { closing } from "./page-fields.ts";

/** What the clinic says in its own words on more than one page. */
export const labelsFile = fieldsFile("labels.yaml", "Words on many pages", {
  call: z
    .strictObject({
      button: text.describe("With your number."),
      emergency: text.describe("The red button."),
      closed: text.describe("While you are closed."),
    })
    .describe("What calls you."),
  book: z
    .strictObject({
      button: text.describe("On most pages."),
      service: text.describe("On pages about services."),
    })
    .describe("What books a visit."),
  offline: sentences.describe(
    "How to find a hospital without a connection, until you have chosen one.",
  ),
  mapAlt: sentences.describe("What the drawn map shows, for people who cannot see it."),
  closing: closing.describe(
    "The end of services and articles, as far as they say nothing else there.",
  ),
});
