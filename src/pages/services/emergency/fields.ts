import { z } from "zod";
import { lineAnswered } from "../../../clinic/clinic.ts";
import { headedProse, nameAndOptionalDetail } from "../../../clinic/page-fields.ts";
import { fieldsFile, listOf, objectOf, prose, sentences, text } from "../../../content/kinds.ts";
import { poisonGroups, waitGroups } from "../../../signs/places.ts";
import { labeledBody, serviceFields } from "../service/fields.ts";

// In place of a lead, the head of the page says what to do.
const { lead, ...fields } = serviceFields;

/** The page for emergencies: a service with a page of its own. */
export const emergencyFile = fieldsFile("pages/emergency.mdx", "Emergency", {
  ...fields,
  tilesHeading: text.describe("Above the six large tiles."),
  allSigns: text.describe("The link from a card back to them."),
  alsoHeading: text.describe("Above the smaller tiles of the sign table."),
  canWait: headedProse.extend({
    tile: text.describe("Two or three words."),
    groupsHeading: text.describe("Above the groups of signs that can wait, and the link to them."),
    groups: objectOf(waitGroups, text),
    placesLink: text.describe("The link to the drawn dog on Services."),
  }),
  callNotes: objectOf(lineAnswered, sentences).describe(
    "Below the button that calls your emergency line, by when it is answered. True at any hour.",
  ),
  readyHeading: text.describe("Above what to read and pack before anything happens."),
  wayHeading: text.describe("Opens what to do on the way."),
  onTheWay: listOf(nameAndOptionalDetail),
  poisons: z.strictObject({
    text: sentences,
    asks: z.strictObject({ heading: text, items: listOf(text), end: sentences }),
    heading: text.describe("Above the groups of poisons, and the link to them."),
    groups: objectOf(poisonGroups, text),
    end: sentences.describe("For anything the list does not name."),
  }),
  kit: headedProse
    .extend({ items: listOf(text), print: text.describe("The button that prints this page.") })
    .describe("A list for a first-aid kit."),
  bookingNote: prose,
  plannedVisit: text.describe("The words before the link that books a visit."),
  body: labeledBody,
});
