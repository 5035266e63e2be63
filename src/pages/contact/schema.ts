import { z } from "zod";
import { headedProse, headFields, nameAndDetail } from "../../clinic/page-fields.ts";
import { fieldsFile, line, sentences } from "../../reader/fields.ts";
import { pagePhoto } from "../../reader/photos.ts";

export const contactFile = fieldsFile("pages/contact.yaml", "Contact", {
  ...headFields,
  ways: z
    .strictObject({
      call: line,
      sms: line.meta({ title: "Text" }),
      fax: line,
      email: line,
    })
    .describe("What each is for."),
  emergency: headedProse,
  arriving: z
    .array(nameAndDetail)
    .default([])
    .meta({ title: "Parking and finding the door" })
    .describe(
      "Below the map; the pages of towns then link to it. Parking, the door, the last turns, waiting in the car, a way in without steps: what you know of these.",
    ),
  photo: pagePhoto.optional().describe("Your door, below the map."),
  access: headedProse.extend({
    promise: sentences.describe("What you do when somebody reports an obstacle."),
  }),
});
