import { z } from "zod";
import { innerPageFile } from "../../clinic/page-fields.ts";
import { prose, sentences, text } from "../../content/kinds.ts";

export const testimonialsPageFile = innerPageFile("pages/testimonials.yaml", {
  noTestimonials: sentences.describe("While there is none to show."),
  sampleNote: sentences.describe("While one of them is a sample."),
  googleNote: sentences.optional(),
  form: z.strictObject({
    heading: text,
    privacyNote: prose.describe("Beside the form, which sends nothing."),
    nameLabel: text,
    locationLabel: text,
    locationHint: text,
    petNameLabel: text,
    storyLabel: text,
    storyHint: text,
    submit: text,
    thanks: sentences.describe("Shown once the button is pressed."),
    notSent: prose.describe("Right after the thanks."),
    emailButton: text.describe("The button that puts the story in an email."),
    emailSubject: text,
    permission: sentences.describe("The last line of that email: whether you may print the story."),
    noScript: prose.describe("For browsers without JavaScript."),
  }),
});
