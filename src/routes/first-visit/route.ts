import { z } from "zod";
import { contentFile, list, sentence, step, text } from "../../content/schemas/fields.ts";
import { declareEntryPages } from "../../site/route-declaration.ts";
import { articleHead, loadArticle } from "../article/route.ts";

const visitKit = contentFile(
  "visit-kit.yaml",
  z.strictObject({
    heading: text,
    text: text.describe("Says that reloading the page clears check marks."),
    print: text.describe("The button that prints the sheet."),
    stages: list(z.strictObject({ name: text, items: list(text) })).describe(
      "What to check off before the visit, and what to bring. The first two are open on a screen. Six with ten short lines fit one printed page.",
    ),
    blanks: list(
      z.strictObject({
        heading: text,
        columns: list(text),
        lines: z.int().min(2).max(8).describe("How many empty lines, 2 to 8."),
      }),
    ).describe("Blank lines to write on, shown on paper only."),
    foot: sentence.describe("The last line of the sheet, on paper only: when to call."),
    plans: list(z.strictObject({ heading: text, steps: list(step) })).describe(
      "Plans for the days before a visit, such as one for a nervous dog.",
    ),
  }),
);

export const route = declareEntryPages({
  path: "/blog/first-visit",
  collection: "articles",
  reads: [visitKit],
  head: articleHead,
  load: (site, article, head) => ({
    ...loadArticle(site, article, head),
    kit: site.contentOf(visitKit),
  }),
});
