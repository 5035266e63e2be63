import { z } from "zod";
import { closing, relatedServices, search } from "../../clinic/page-fields.ts";
import { fieldsFile, line, nonEmptyList, sentences, sitePage } from "../../reader/fields.ts";

export const homeFile = fieldsFile("pages/home.yaml", "Home", {
  search,
  hero: z.strictObject({
    heading: line,
    lead: sentences,
    alt: sentences.describe("What the drawing shows."),
  }),
  services: z.strictObject({ heading: line, text: sentences, featured: relatedServices }),
  reasons: z.strictObject({ heading: line }),
  firstVisit: z.strictObject({
    steps: nonEmptyList(sentences),
    end: sentences.describe("The last step, by the house at night."),
    page: sitePage.optional().describe("Where to read more."),
    cost: sentences.describe("What to say about cost, above a link to the part on paying."),
  }),
  visit: z.strictObject({ heading: line }),
  closing,
});
