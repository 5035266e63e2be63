import { z } from "zod";
import { contentFile } from "../../content-model/content-file.ts";
import { meta, named, text, words } from "../../content-model/schema-parts.ts";
import { clinicThing } from "../../policies/structured-data.ts";
import { pictureOf } from "../cards.ts";
import { declarePage } from "../declare-route.ts";

const content = contentFile(
  "pages/about.yaml",
  z.strictObject({
    meta,
    title: text,
    lead: text,
    story: z.strictObject({ heading: text, paragraphs: z.array(text).min(1) }),
    statsHeading: text,
    statsNote: text.describe("Beside the last figure, the one on the sign."),
    doctor: z.strictObject({ heading: text, paragraphs: z.array(text).min(1) }),
    philosophy: z.strictObject({ heading: text, text, principles: z.array(named).min(1) }),
    closing: words,
  }),
);

export const route = declarePage({
  path: "/about",
  content,
  head: (site) => ({
    picture: "storefront",
    type: "AboutPage",
    things: () => [clinicThing(site)],
  }),
  load(site, { statsNote, ...page }) {
    const { founded, experience, doctors, familyOwned } = site.clinic.stats;
    const stats: { value: string; label: string; note?: string }[] = [
      founded,
      experience,
      doctors,
      { ...familyOwned, note: statsNote },
    ];
    return {
      ...page,
      stats,
      portrait: pictureOf(site, "coat", "doctor"),
      closing: { ...page.closing, picture: site.illustration("cta-window") },
    };
  },
});
