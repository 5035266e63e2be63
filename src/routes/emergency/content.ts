import { z } from "zod";
import { serviceFields } from "../../content/collections.ts";
import { contentFile } from "../../content/content-file.ts";
import {
  hasName,
  headedSentence,
  headedText,
  list,
  missingName,
  nameAndDetail,
  sample,
  sentence,
  signId,
  sources,
  text,
} from "../../content/schema-parts.ts";

/** The words of a printed emergency card. */
const cardTexts = z.strictObject({
  title: text.describe("The first line of the printed card."),
  signs: text,
  caseNumber: text,
  hospital: text,
  blanks: list(text)
    .max(6)
    .describe("Blanks to fill in by hand. At most six, because the card is small."),
  address: text.describe("The text before the page’s address."),
  printed: text.describe("The text before the print date."),
});

/** The word of a link near the top of the page that leads here. */
const jump = text
  .optional()
  .describe(
    "A word or two, as a frightened owner would say it. It becomes a link near the top of the page. Leave it out for no link.",
  );

/** What every service has, and what only an emergency needs. */
const emergencySchema = z.strictObject({
  ...serviceFields,
  firstMinute: list(nameAndDetail.extend({ jump })),
  firstAid: list(signId).describe("For first aid that cannot wait for a tap."),
  signs: z
    .array(signId)
    .length(6)
    .describe("Six, the worst first, because the printed card has six lines for them."),
  alsoCall: list(signId).describe("The others, to tap open."),
  poisonAdvice: text.describe("What to do during a call to a poison line."),
  poisons: z
    .strictObject({
      heading: text,
      text,
      jump,
      asks: z.strictObject({ heading: text, items: list(text), end: text }),
      columns: z.strictObject({ thing: text, pet: text, see: text }),
      end: text.describe("For anything the table does not name."),
    })
    .describe("Things that mean a call now."),
  onTheWay: list(text),
  callNote: text.describe("Under the red button: whose number it calls, and when you answer."),
  afterHours: sentence.describe("Where to go when the clinic is closed or nobody answers."),
  giveNothing: text.describe("One short line near the top: what an owner should not give."),
  hospitalSearch: z
    .strictObject({
      label: text.describe("The button’s text."),
      query: text.describe("What the map searches for near the visitor."),
    })
    .describe("Shown until you choose a hospital in the form of the clinic."),
  hospitalChecked: text.describe("The text before the date of the last call to the hospital."),
  emergencyCard: cardTexts
    .extend({
      heading: text,
      text,
      print: text.describe("The button that prints the card alone."),
      printWithPage: text.describe("Shown instead of that button where it cannot work."),
      copies: z
        .array(text)
        .length(3)
        .describe("Where each card goes, in a word. Three, because one sheet holds three."),
      spanish: cardTexts
        .extend({
          sample: sample
            .meta({ title: "Not read by a Spanish speaker yet" })
            .describe(
              "On (true): a draft, which the public site leaves out. Off (false): somebody whose first language is Spanish read it.",
            ),
          copy: text.describe("In the corner of the card: that it is in Spanish."),
          signsInShort: z.array(text).length(6).describe("The six signs, in the same order."),
          poisonLinesNote: text.describe("Whether the poison lines answer at night, and fees."),
        })
        .optional()
        .describe("The card in Spanish, on the second printed page."),
      kit: headedSentence
        .extend({ items: list(text) })
        .describe("A list for a first-aid kit, on the second printed page."),
    })
    .describe(
      "The printed emergency card. Facts come from the form of the clinic, signs from this one.",
    ),
  bookingNote: sentence,
  plannedVisit: text.describe("The words before the link that books a visit."),
  straining: headedText
    .extend({
      jump,
      act: sentence.describe("What to do, day or night. It shows first."),
      more: text.describe("What a visitor taps to see the two fields below."),
      signs: list(text),
      why: text,
    })
    .describe("Cats that strain. Other pages link here: /services/emergency#straining."),
  canWait: headedSentence
    .extend({
      items: list(signId),
    })
    .describe("What is no emergency in an adult pet that is otherwise well."),
  sources,
});

/** The page for emergencies. */
export const file = contentFile(
  "services/emergency.mdx",
  emergencySchema.refine(hasName, missingName),
);
