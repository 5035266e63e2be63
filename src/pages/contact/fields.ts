import { z } from "zod";
import { headedProse, nameAndDetail, pageFile } from "../../clinic/page-fields.ts";
import { questionParts } from "../../clinic/questions.ts";
import { objectOf, sentences, text } from "../../content/kinds.ts";
import { pagePhoto } from "../../content/photos.ts";

const way = z.strictObject({ term: text.meta({ title: "Label" }), note: text });

export const contactFile = pageFile("pages/contact.yaml", {
  title: text,
  lead: sentences,
  ways: z.strictObject({
    call: way,
    sms: way.meta({ title: "Text" }),
    fax: way,
    email: way,
    address: way,
  }),
  emergency: headedProse,
  map: z.strictObject({ heading: text, roads: text }),
  email: z
    .strictObject({ button: text, subject: text })
    .describe("The button that writes you an email, and its subject."),
  arriving: z
    .strictObject({
      heading: text,
      items: z
        .array(nameAndDetail)
        .default([])
        .describe(
          "Parking, the door, the last turns, waiting in the car, a way in without steps: what you know of these.",
        ),
    })
    .describe("Below the map, once there is something. The pages of towns then link to it."),
  photo: pagePhoto.optional().describe("Your door, below the map."),
  questions: objectOf(questionParts, text).describe("Headings for the form Questions."),
  access: headedProse.extend({
    promise: sentences.describe("What you do when somebody reports an obstacle."),
  }),
});
