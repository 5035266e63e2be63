import { z } from "zod";
import { pageFile } from "../../content/content-file.ts";
import { closing, sentence, text } from "../../content/schema-parts.ts";
import { mailHref } from "../../policies/outbound-links.ts";
import { reviews } from "../cards.ts";
import { declarePage } from "../declare-route.ts";

const file = pageFile("pages/testimonials.yaml", {
  title: text,
  lead: text,
  sampleNote: text,
  googleNote: text.optional(),
  form: z.strictObject({
    heading: text,
    text,
    privacyNote: sentence,
    nameLabel: text,
    locationLabel: text,
    petNameLabel: text,
    storyLabel: text,
    optional: text,
    submit: text,
    thanks: text.describe("Shown once the button is pressed."),
    notSent: sentence.describe("Right after the thanks: that nothing was sent."),
    emailButton: text.describe("The button that puts the story in an email."),
    emailSubject: text,
    noScript: sentence,
  }),
  closing,
});

export const route = declarePage({
  path: "/testimonials",
  file,
  parts: () => [
    "reviews",
    "share",
    "story-name",
    "story-location",
    "story-pet-name",
    "story-text",
    "closing-call",
  ],
  head: () => ({ picture: "mailbox" }),
  load: (site, { sampleNote, form: { emailSubject: subject, ...form }, closing }) => ({
    // The story is appended in the browser.
    form: { ...form, emailHref: mailHref(site.clinic.email, { subject, body: "" }) },
    sampleNote: site.testimonials.some(({ sample }) => sample) ? sampleNote : undefined,
    reviews: reviews(site),
    closing: { ...closing, picture: site.picture("cta") },
  }),
});
