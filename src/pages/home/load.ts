import { z } from "zod";
import {
  endFields,
  headedText,
  list,
  pageFile,
  relatedServices,
  sentences,
  sitePage,
  text,
} from "../../content/fields.ts";
import { serviceCard, servicesNamed } from "../services/service-card/load.ts";
import { declarePage, pick } from "../declare.ts";
import { clinicNode, websiteNode } from "../../clinic/structured-data.ts";

export const route = declarePage({
  path: "/",
  file: pageFile("pages/home.yaml", {
    hero: z.strictObject({
      heading: text,
      lead: sentences,
      alt: sentences.describe("What the drawing shows."),
    }),
    strip: z.strictObject({ sms: text.meta({ title: "Text" }), urgent: text, urgentLink: text }),
    services: headedText.extend({
      noticedLabel: text.describe("Of the dog, which leads to the places on Services."),
      featured: relatedServices,
    }),
    team: z
      .strictObject({ heading: text, linkLabel: text })
      .describe("Above the form Team. The page shows it once there is somebody."),
    reasons: z.strictObject({ heading: text, linkLabel: text }),
    testimonials: z.strictObject({
      heading: text,
      samples: headedText.describe("Instead of that heading, while one of the three is a sample."),
      linkLabel: text,
    }),
    firstVisit: z.strictObject({
      heading: text,
      steps: list(sentences),
      linkLabel: text,
      page: sitePage.optional().describe("Where that link leads."),
      cost: sentences.describe("What to say about cost, above a link to the part on paying."),
    }),
    visit: z.strictObject({ heading: text }),
    ...endFields,
  }),
  structuredData: (site, content) => [clinicNode(site, content.picture), websiteNode(site)],
  load(site, content) {
    const { samples, heading, linkLabel } = content.testimonials;
    const { featured, ...services } = content.services;
    const testimonials = site.testimonials.slice(0, 3);
    return {
      ...pick(content, "hero", "strip", "team", "reasons", "firstVisit", "visit"),
      services,
      noticedPicture: site.picture("noticed"),
      cards: servicesNamed(site, featured).map((service) => ({
        ...serviceCard(site, service),
        summary: service.summary,
      })),
      costLabel: site.money.heading,
      reasonList: site.reasons.map((reason) => pick(reason, "title", "numeral", "summary")),
      testimonials: {
        list: testimonials,
        linkLabel,
        ...(testimonials.some(({ sample }) => sample) ? samples : { heading, text: undefined }),
      },
      picture: site.drawing(content.picture),
      nap: site.picture("nap"),
      people: site.team.map((person) => pick(person, "name", "role", "photo")),
      map: site.drawing("map"),
    };
  },
});
