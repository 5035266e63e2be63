import { z } from "zod";
import {
  contentFile,
  headedSentence,
  list,
  objectOf,
  picture,
  sample,
  sentence,
  template,
  text,
} from "../../content/schemas/fields.ts";
import { serviceFields } from "../../content/schemas/services.ts";
import { poisonGroups } from "../../content/schemas/signs.ts";
import { levels } from "../../formatting/levels.ts";

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

/** What every service has, and what only an emergency needs. */
const emergencySchema = z.strictObject({
  ...serviceFields,
  alsoHeading: text.describe("Above the smaller keys of the sign table."),
  othersHeading: text.describe("Above rarer emergencies, a list of links."),
  canWait: headedSentence.extend({
    key: text.describe("The wide key that leads there."),
    picture,
    answers: objectOf(levels, text).describe(
      "Yes or no, by level; what to do at night follows from the sign table.",
    ),
  }),
  callNote: text.describe("Whose number the red button calls, and when you answer."),
  relay: text.describe("For people who call through a relay service."),
  hospitalSearch: z
    .strictObject({
      label: sentence.describe("The button’s text."),
      query: text.describe("What the map searches for near the visitor."),
    })
    .describe("Finds hospitals near the visitor, also once you have chosen one."),
  hospitalDirections: template("hospital").describe(
    "After “Directions”, in the link to a hospital that has an address.",
  ),
  hospitalChecked: text.describe("The text before the date of the last call to the hospital."),
  onTheWay: list(z.strictObject({ name: text, detail: sentence.optional() })),
  poisons: z.strictObject({
    text,
    asks: z.strictObject({ heading: text, items: list(text), end: text }),
    groups: objectOf(poisonGroups, text).describe("What the groups of the sign table are called."),
    end: text.describe("For anything the list does not name."),
  }),
  emergencyCard: cardTexts
    .extend({
      heading: text,
      text,
      print: text.describe("The button that prints the card alone."),
      printWithPage: text.describe("Shown instead of that button where it cannot work."),
      copies: z
        .array(text)
        .length(2)
        .describe("Where each card goes, in a word. Two, because the list is on the same sheet."),
      spanish: cardTexts
        .extend({
          sample: sample
            .meta({ title: "Not read by a Spanish speaker yet" })
            .describe(
              "On (true): a draft, which the public site leaves out. Off (false): somebody whose first language is Spanish read it.",
            ),
          copy: text.describe("In the corner of the card: that it is in Spanish."),
          alsoLeave: text.describe("The line below the signs: what else to leave for at once."),
          poisonLinesNote: text.describe("Whether the poison lines answer at night, and fees."),
        })
        .optional()
        .describe("The card in Spanish, on the second printed page."),
      kit: headedSentence
        .extend({ items: list(text) })
        .describe("A list for a first-aid kit, on the second printed page."),
    })
    .describe(
      "The printed emergency card. Facts come from the form of the clinic, signs from the table.",
    ),
  bookingNote: sentence,
  plannedVisit: text.describe("The words before the link that books a visit."),
});

/** The page for emergencies. */
export const file = contentFile("services/emergency.mdx", emergencySchema);
