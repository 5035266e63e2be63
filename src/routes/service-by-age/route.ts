import { z } from "zod";
import { type ContentOf, contentFile, list, sentence, text } from "../../content/schemas/fields.ts";
import { declareEntryPages } from "../../site/route-declaration.ts";
import { loadService, serviceHead } from "../service/route.ts";

export const lifeStages = contentFile(
  "life-stages.yaml",
  z.strictObject({
    heading: text,
    text,
    print: text.describe("The button that prints the table."),
    columns: z.strictObject({ stage: text, visits: text, talk: text }),
    stages: list(z.strictObject({ name: text, when: sentence, visits: text, talk: text })).describe(
      "Puppy or kitten, young adult, adult, senior.",
    ),
  }),
);

export type LifeStagesContent = ContentOf<typeof lifeStages>;

export const route = declareEntryPages({
  path: "/services/wellness-exams",
  collection: "services",
  reads: [lifeStages],
  head: serviceHead,
  load: (site, service, head) => ({
    ...loadService(site, service, head),
    lifeStages: site.contentOf(lifeStages),
  }),
});
