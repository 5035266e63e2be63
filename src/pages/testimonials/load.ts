import { z } from "zod";
import { mailHref } from "../../addresses/outbound-links.ts";
import { pagePaths } from "../../addresses/paths.ts";
import { innerPageFile, prose, sentences, text } from "../../content/fields.ts";
import { declarePage } from "../declare.ts";

export const route = declarePage({
  path: pagePaths.testimonials,
  file: innerPageFile("pages/testimonials.yaml", {
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
      permission: sentences.describe(
        "The last line of that email: whether you may print the story.",
      ),
      noScript: prose.describe("For browsers without JavaScript."),
    }),
  }),
  load(site, content) {
    const { noTestimonials, sampleNote, googleNote } = content;
    const { emailSubject: subject, ...copy } = content.form;
    const { testimonials } = site;
    const notes = [
      testimonials.length === 0 && noTestimonials,
      testimonials.some(({ sample }) => sample) && sampleNote,
      googleNote,
    ];
    return {
      form: {
        ...copy,
        // The browser appends the visitor's story.
        emailHref: `${mailHref(site.clinic.email, subject)}&body=`,
      },
      cat: site.drawing("envelope-cat"),
      notes: notes.filter(Boolean).join(" "),
      testimonials,
    };
  },
});
