import { z } from "zod";
import { emergencyLineHours } from "../../clinic/clinic.ts";
import { headedProse, nameAndOptionalDetail } from "../../clinic/page-fields.ts";
import { fieldsFile, line, nonEmptyList, objectOf, prose, sentences } from "../../reader/fields.ts";
import { labeledBody, serviceFields } from "./schema.ts";

// In place of a lead, the head of the page says what to do.
const { lead, ...fields } = serviceFields;

/** The page for emergencies: a service with a page of its own. */
export const emergencyFile = fieldsFile("pages/emergency.mdx", "Emergency", {
  ...fields,
  canWait: headedProse,
  callNotes: objectOf(emergencyLineHours, sentences).describe(
    "Above the button that calls your emergency line, by when it is answered. True at any hour.",
  ),
  onTheWay: nonEmptyList(nameAndOptionalDetail).describe("Before they leave, and on the way."),
  poisonHelp: z.strictObject({
    asks: z.strictObject({ heading: line, items: nonEmptyList(line), end: sentences }),
    end: sentences.describe("For anything the list does not name."),
  }),
  kit: headedProse.extend({ items: nonEmptyList(line) }).describe("A list for a first-aid kit."),
  bookingNote: prose,
  body: labeledBody,
});
