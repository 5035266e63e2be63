import { z } from "zod";
import { pageFile } from "../../content-model/content-file.ts";
import { headedText, text } from "../../content-model/schema-parts.ts";
import { reviews } from "../cards.ts";
import { declarePage } from "../declare-route.ts";

const content = pageFile("pages/testimonials.yaml", {
  title: text,
  lead: text,
  sampleNote: text,
  googleNote: text.optional(),
  form: z.strictObject({
    heading: text,
    text,
    privacyNote: text,
    nameLabel: text,
    locationLabel: text,
    petNameLabel: text,
    storyLabel: text,
    optional: text,
    submit: text,
    thanks: text,
    noScript: text,
  }),
  closing: headedText,
});

export const route = declarePage({
  path: "/testimonials",
  content,
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
  load: (site, { sampleNote, ...page }) => ({
    ...page,
    sampleNote: site.testimonials.some(({ sample }) => sample) ? sampleNote : undefined,
    reviews: reviews(site),
    closing: { ...page.closing, picture: site.picture("cta") },
  }),
});
