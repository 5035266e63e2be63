import { z } from "zod";
import { type ContentOf, contentFile } from "../../content-model/content-file.ts";
import { meta, named, text, words } from "../../content-model/schema-parts.ts";
import type { Site } from "../../content-model/site.ts";
import { clinicThing } from "../../policies/structured-data.ts";
import { declarePage } from "../declare-route.ts";
import { pageHead } from "../page-head.ts";

const content = contentFile(
  "pages/about.yaml",
  z.strictObject({
    meta,
    title: text,
    lead: text,
    story: z.strictObject({ heading: text, paragraphs: z.array(text).min(1) }),
    statsHeading: text,
    statsNote: text.describe("Beside the last figure, which stands on the sign."),
    doctor: z.strictObject({ heading: text, paragraphs: z.array(text).min(1) }),
    philosophy: z.strictObject({ heading: text, text, principles: z.array(named).min(1) }),
    closing: words,
  }),
);

export const route = declarePage({ path: "/about", content, load });

function load(site: Site, { meta, statsNote, ...page }: ContentOf<typeof content>, path: string) {
  const { founded, experience, doctors, familyOwned } = site.clinic.stats;
  const stats: { value: string; label: string; note?: string }[] = [
    founded,
    experience,
    doctors,
    { ...familyOwned, note: statsNote },
  ];
  return {
    head: pageHead(site, {
      path,
      meta,
      title: page.title,
      picture: "storefront",
      type: "AboutPage",
      things: () => [clinicThing(site)],
    }),
    content: {
      ...page,
      stats,
      pictures: {
        head: site.illustration("storefront"),
        doctor: { ...site.illustration("coat"), photo: site.photoOf("doctor") },
        closing: site.illustration("cta-window"),
      },
    },
  };
}
