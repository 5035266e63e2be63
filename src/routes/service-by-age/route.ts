import { z } from "zod";
import { type ContentOf, contentFile } from "../../content/content-file.ts";
import { list, slug, template, text } from "../../content/schema-parts.ts";
import { declareEntryPages } from "../declare-route.ts";
import { loadService, serviceHead, serviceParts } from "../service/route.ts";

export const lifeStages = contentFile(
  "life-stages.yaml",
  z.strictObject({
    heading: text,
    text,
    print: text.describe("The button that prints the table."),
    columns: z.strictObject({ stage: text, visits: text, talk: text }),
    stages: list(z.strictObject({ name: text, when: text, visits: text, talk: text })).describe(
      "Puppy or kitten, young adult, adult, senior.",
    ),
    reminder: z.strictObject({
      heading: text,
      text,
      dayLabel: text,
      choices: list(
        z.strictObject({
          months: z.int().min(1).max(24).describe("How many months after the chosen day, 1 to 24."),
          label: text,
        }),
      ),
      saved: template("date").describe(
        "Shown when the calendar entry is ready. {date} becomes the date of the reminder.",
      ),
      past: template("date").describe("Shown when that date has passed. {date} becomes the date."),
      failed: template("date").describe(
        "Shown when the browser cannot make the entry. {date} becomes the date.",
      ),
      file: slug.describe("What phones and computers call the download, such as vet-reminder."),
      event: z
        .strictObject({ title: text, text })
        .describe("What the visitor's calendar shows on the day."),
    }),
  }),
);

export type LifeStagesContent = ContentOf<typeof lifeStages>;

export const route = declareEntryPages({
  path: "/services/wellness-exams",
  collection: "services",
  reads: [lifeStages],
  parts: (...page) => [...serviceParts(...page), "life-stages", "reminder-day"],
  head: serviceHead,
  load: (site, service) => ({
    ...loadService(site, service),
    lifeStages: site.contentOf(lifeStages),
  }),
});
