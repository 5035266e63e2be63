import { z } from "zod";
import { isEmergency } from "../../content-model/collections.ts";
import { type ContentOf, contentFile } from "../../content-model/content-file.ts";
import { unknownSlugs } from "../../content-model/cross-file-rules.ts";
import {
  linkedWords,
  meta,
  relatedServices,
  text,
  words,
} from "../../content-model/schema-parts.ts";
import type { Site } from "../../content-model/site.ts";
import { clinicThing } from "../../policies/structured-data.ts";
import { findBySlug, reviews, serviceCard } from "../cards.ts";
import { declarePage } from "../declare-route.ts";
import { pageHead } from "../page-head.ts";

const content = contentFile(
  "pages/home.yaml",
  z.strictObject({
    meta,
    hero: z.strictObject({ heading: text, lead: text, drawingText: text }),
    strip: z.strictObject({
      findUs: text,
      hours: text,
      hoursNote: text,
      text,
      urgent: text,
      urgentLink: text,
    }),
    services: z.strictObject({
      heading: text,
      text,
      linkLabel: text,
      featured: relatedServices.length(6),
    }),
    reasons: linkedWords,
    testimonials: linkedWords
      .extend({ nextLabel: text })
      .describe("Once no review is a sample any more, write another text."),
    visit: linkedWords,
    closing: words,
  }),
);

export const route = declarePage({
  path: "/",
  content,
  check: ({ services }, read) =>
    unknownSlugs(
      "content/pages/home.yaml",
      "services.featured",
      services.featured,
      read.slugs.services,
      "service",
    ),
  load,
});

function load(site: Site, { meta, services, ...page }: ContentOf<typeof content>, path: string) {
  const featured = services.featured.map((slug) => findBySlug(site.services, slug));
  return {
    head: pageHead(site, {
      path,
      meta,
      title: page.hero.heading,
      picture: "hero",
      things: (clinic) => [clinicThing(clinic)],
    }),
    content: {
      ...page,
      services: {
        ...services,
        cards: featured
          .filter((service) => !isEmergency(service))
          .map((service) => serviceCard(site, service)),
        emergencies: featured.filter(isEmergency).map((service) => serviceCard(site, service)),
      },
      reasonList: site.reasons.map(({ title, figure, summary }) => ({ title, figure, summary })),
      reviews: reviews(site).slice(0, 3),
      drawing: site.drawing("hero"),
      pictures: {
        nap: site.pictureAt("team", "nap"),
        sign: site.illustration("big-409"),
        map: site.drawing("map"),
        closing: site.illustration("cta"),
      },
    },
  };
}
