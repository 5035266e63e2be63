import { z } from "zod";
import { closing, headFields } from "../../clinic/page-fields.ts";
import { fieldsFile, prose, sentences } from "../../reader/fields.ts";

export const testimonialsPageFile = fieldsFile("pages/testimonials.yaml", "Testimonials", {
  ...headFields,
  noTestimonials: sentences.describe("While there is none to show."),
  sampleNote: sentences.describe("While one of them is a sample."),
  googleNote: sentences.optional(),
  form: z.strictObject({
    privacyNote: prose.describe("Beside the form, which sends nothing."),
    thanks: sentences.describe("Shown once the button is pressed."),
    permission: sentences.describe(
      "The last line of the email with the story: whether you may print it.",
    ),
    noScript: prose.describe("For browsers without JavaScript."),
  }),
  closing,
});
