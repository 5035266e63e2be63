import { z } from "zod";
import { type ContentOf, contentFile } from "../../content-model/content-file.ts";
import { meta, text, words } from "../../content-model/schema-parts.ts";
import type { Site } from "../../content-model/site.ts";
import { reviews } from "../cards.ts";
import { declarePage } from "../declare-route.ts";
import { pageHead } from "../page-head.ts";

const content = contentFile(
  "pages/testimonials.yaml",
  z.strictObject({
    meta,
    title: text,
    lead: text,
    sampleNote: text,
    googleNote: text,
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
    closing: words,
  }),
);

export const route = declarePage({ path: "/testimonials", content, load });

function load(site: Site, { meta, sampleNote, ...page }: ContentOf<typeof content>, path: string) {
  const hasSamples = site.testimonials.some(({ sample }) => sample);
  return {
    head: pageHead(site, { path, meta, title: page.title, picture: "mailbox" }),
    content: {
      ...page,
      sampleNote: hasSamples ? sampleNote : undefined,
      reviews: reviews(site),
      pictures: { head: site.illustration("mailbox"), closing: site.illustration("cta") },
    },
  };
}
