import { slug as slugOf } from "github-slugger";
import { z } from "zod";
import {
  contentFile,
  line,
  link,
  needsNoApproval,
  nonEmptyList,
  prose,
  slug,
  unique,
  uniqueIds,
} from "../reader/fields.ts";
import type { ContentOf } from "../reader/read.ts";
import type { Site } from "../reader/site.ts";
import { answered, question, questionSummary, searchWords } from "./page-fields.ts";

/** The groups of questions on the contact page, with their headings. */
export const questionGroups = {
  visit: "Hours and visits",
  offers: "Do we do this here?",
  records: "Records and medicine",
  hard: "Goodbyes and lost pets",
} as const;

export const questionsFile = contentFile(
  "questions.yaml",
  nonEmptyList(
    z.strictObject({
      id: slug
        .meta({ title: "Short name" })
        .describe("For the end of its address, as in /contact#question-payment. No other has it."),
      group: z
        .enum(Object.keys(questionGroups))
        .exclude(["offers"])
        .default("visit")
        .meta(needsNoApproval)
        .describe("The heading of Contact it is under."),
      ...question.shape,
      words: searchWords,
      link: z
        .strictObject({ label: line, path: link })
        .optional()
        .describe("Where to read more: the link text, and a page or a heading on a page."),
      medicine: z
        .boolean()
        .default(true)
        .meta({ title: "Is about medicine" })
        .describe(
          "On: a veterinarian approves it, with Contact. Off: hours, prices, records and the like.",
        ),
    }),
  )
    .check(uniqueIds)
    // Whether it is medicine matters for its approval alone.
    .transform((all) => answered(all).map(({ medicine, ...question }) => question))
    .meta({ summary: questionSummary })
    .describe("On the page Contact, under three headings. Drag a gray bar to move one."),
);

export const offersFile = contentFile(
  "offers.yaml",
  nonEmptyList(
    z.strictObject({
      name: line,
      answer: question.shape.answer.describe("Yes, No, or a few words."),
      meanwhile: prose
        .optional()
        .describe("Shown until there is an answer: what is right either way. Without, nothing is."),
      words: searchWords,
    }),
  )
    .check(unique("name", "a name that no other entry has"))
    .transform((offers) =>
      answered(
        offers.map(({ name, meanwhile, answer = meanwhile, ...offer }) => {
          return { ...offer, answer, id: `offer-${slugOf(name)}`, question: name, group: "offers" };
        }),
      ),
    )
    .meta({ title: questionGroups.offers, itemName: "Offer", open: true })
    .describe("On the page Contact. What people ask for, and whether you do it."),
);

/** All that have an answer. */
export const answeredQuestions = ({ get }: Pick<Site, "get">) => [
  ...get(questionsFile),
  ...get(offersFile),
];

export type Question = ContentOf<typeof questionsFile>[number];
