import { z } from "zod";
import { endFields, headedText, pageFile, relatedServices } from "../../clinic/page-fields.ts";
import { listOf, sentences, sitePage, text } from "../../content/kinds.ts";

export const homeFile = pageFile("pages/home.yaml", {
  hero: z.strictObject({
    heading: text,
    lead: sentences,
    alt: sentences.describe("What the drawing shows."),
  }),
  strip: z.strictObject({ sms: text.meta({ title: "Text" }), urgent: text, urgentLink: text }),
  services: headedText.extend({ featured: relatedServices }),
  team: z
    .strictObject({ heading: text, linkLabel: text })
    .describe("Above the form Team. The page shows it once there is somebody."),
  reasons: z.strictObject({ heading: text, linkLabel: text }),
  testimonials: z.strictObject({
    heading: text,
    samplesHeading: text.describe("Instead of that heading, while one of the three is a sample."),
    linkLabel: text,
  }),
  firstVisit: z.strictObject({
    heading: text,
    steps: listOf(sentences),
    end: sentences.describe("By the house at night."),
    linkLabel: text,
    page: sitePage.optional().describe("Where that link leads."),
    cost: sentences.describe("What to say about cost, above a link to the part on paying."),
  }),
  visit: z.strictObject({ heading: text }),
  ...endFields,
});
