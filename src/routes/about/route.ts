import { z } from "zod";
import { pageFile } from "../../content/content-file.ts";
import { closing, list, nameAndDetail, sentence, text } from "../../content/schema-parts.ts";
import { clinicNode } from "../../site/structured-data/clinic-node.ts";
import { pictureOf } from "../cards.ts";
import { declarePage } from "../declare-route.ts";

const file = pageFile("pages/about.yaml", {
  title: text,
  lead: text,
  story: z.strictObject({ heading: text, paragraphs: list(sentence) }),
  statsHeading: text,
  statsNote: text.describe("Beside the last figure, the one on the sign."),
  doctor: z.strictObject({ heading: text, paragraphs: list(sentence) }),
  philosophy: z.strictObject({ heading: text, text, principles: list(nameAndDetail) }),
  closing,
});

export const route = declarePage({
  path: "/about",
  file,
  parts: () => ["story", "stats", "doctor", "philosophy", "closing-call"],
  head: (site) => ({
    picture: "storefront",
    type: "AboutPage",
    nodes: () => [clinicNode(site)],
  }),
  load(site, { statsNote, closing }) {
    const { founded, experience, doctors, familyOwned } = site.clinic.stats;
    const stats: { value: string; label: string; note?: string }[] = [
      founded,
      experience,
      doctors,
      { ...familyOwned, note: statsNote },
    ];
    return {
      stats,
      sign: site.picture("sign-cat"),
      portrait: pictureOf(site, "doctor-arms", "doctor"),
      closing: { ...closing, picture: site.picture("cta-door") },
    };
  },
});
