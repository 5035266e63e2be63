import { z } from "zod";
import { pagePaths } from "../../addresses/paths.ts";
import { innerPageFile, list, sentences, text } from "../../content/fields.ts";
import { serviceCard } from "../services/service-card/load.ts";
import { declarePage } from "../declare.ts";

export const route = declarePage({
  path: pagePaths.whyChooseUs,
  file: innerPageFile("pages/why-choose-us.yaml", {
    comparison: z.strictObject({
      heading: text,
      oursLabel: text,
      othersLabel: text,
      rows: list(z.strictObject({ aspect: text, ours: text, others: text })),
      close: sentences,
    }),
  }),
  load: (site, content) => ({
    comparison: content.comparison,
    reasons: site.reasons.map(({ summary, picture, services, ...reason }) => ({
      ...reason,
      picture: picture && site.picture(picture),
      services: services ? site.services.map((one) => serviceCard(site, one)) : undefined,
    })),
    // Cropped below the road, where the next hill begins
    road: { ...site.drawing("easley-road"), viewBox: "0 0 1440 180" },
  }),
});
