import { z } from "zod";
import { closing, pageFile, sentence, text } from "../../content/schemas/fields.ts";
import { sharedFiles } from "../../content/schemas/index.ts";
import { mailHref } from "../../policies/outbound-links.ts";
import { declarePage } from "../../site/route-declaration.ts";

const file = pageFile("pages/testimonials.yaml", {
  title: text,
  lead: text,
  noReviews: text.describe("While there is no review to show."),
  sampleNote: text.describe("While one of the reviews is a sample."),
  googleNote: text.optional(),
  form: z.strictObject({
    heading: text,
    privacyNote: sentence.describe("Beside the form, while it sends nothing."),
    nameLabel: text,
    locationLabel: text,
    locationHint: text,
    petNameLabel: text,
    storyLabel: text,
    storyHint: text,
    optional: text,
    next: text.describe("Above the button, what it does."),
    nextUnsent: text.describe("Above the button, while the form sends nothing."),
    submit: text,
    thanks: text.describe("Shown once the button is pressed."),
    notSent: sentence.describe("Right after the thanks, while the form sends nothing."),
    failed: sentence.describe("If a story could not be sent. Below it is a button for an email."),
    emailButton: text.describe("The button that puts the story in an email."),
    emailSubject: text,
    permission: text.describe("The last line of that email: whether you may print the story."),
    tooLong: text.describe("Above the button that copies a story too long for a link to an email."),
    pasteHere: text.describe("In that email, in place of the story."),
    noScript: sentence.describe("For browsers without JavaScript, while the form sends nothing."),
  }),
  closing,
});

export const route = declarePage({
  path: "/testimonials",
  file,
  anchors: ({ get }) => [
    ...(get(sharedFiles.testimonials)?.length === 0 ? [] : ["reviews"]),
    "share",
    "story-name",
    "story-location",
    "story-pet-name",
    "story-text",
    "closing-call",
  ],
  head: () => ({ picture: "mailbox" }),
  load(site, { noReviews, sampleNote, googleNote, form, closing, ...page }, { picture }) {
    const { emailSubject: subject, pasteHere, privacyNote, notSent, noScript, ...words } = form;
    const { nextUnsent, ...copy } = words;
    const { copy: copyLabel, copied, notCopied } = site.labels;
    const { storyForm } = site.clinic;
    const reviews = site.testimonials;
    const notes = [
      reviews.length === 0 && noReviews,
      reviews.some(({ sample }) => sample) && sampleNote,
      googleNote,
    ];
    return {
      ...page,
      picture: site.picture(picture),
      form: {
        ...copy,
        // The story is appended in the browser.
        emailHref: mailHref(site.clinic.email, { subject, body: "" }),
        longEmailHref: mailHref(site.clinic.email, { subject, body: pasteHere }),
        copying: { copy: copyLabel, copied, notCopied },
        service: storyForm,
        next: storyForm === undefined ? nextUnsent : copy.next,
        picture: site.picture("head-newsletter"),
        // What to say while there is none.
        unsent: storyForm === undefined ? { privacyNote, notSent, noScript } : undefined,
      },
      notes: notes.filter(Boolean).join(" "),
      reviews,
      closing: { ...closing, picture: site.picture("cta-owner") },
    };
  },
});
