import { type AnyService, isEmergency, type Service } from "../../content-model/collections.ts";
import type { Site } from "../../content-model/site.ts";
import { serviceThing } from "../../policies/structured-data.ts";
import { findBySlug, postCard, serviceCard } from "../cards.ts";
import { declareEntryPages } from "../declare-route.ts";
import { pageHead } from "../page-head.ts";

/** Pages of one pattern close with one picture; neighbours in the menu differ. */
const closingPictures = {
  figures: "cta-window",
  timeline: "cta-walk",
  points: "cta-window",
  days: "cta",
} as const;

export const route = declareEntryPages({ path: "/services/:slug", collection: "services", load });

export function load(site: Site, service: AnyService) {
  if (isEmergency(service)) throw new Error("The emergency page has a route of its own");
  const { head, content } = loadService(site, service);
  return {
    head,
    content: {
      ...content,
      pattern: drawnPattern(site, service.pattern),
      pictures: { closing: site.illustration(closingPictures[service.pattern.kind]) },
    },
  };
}

/** What the page of any service shows; its pattern, or the emergency page, adds to it. */
export function loadService(site: Site, service: AnyService) {
  const { title, lead, link, illustration, provides, questions, closing, meta, related } = service;
  const parent = { name: site.titleOf("/services"), path: "/services" };
  return {
    head: pageHead(site, {
      path: link,
      meta,
      title,
      picture: illustration,
      parent,
      questions,
      things: (clinic) => [serviceThing(service, clinic)],
    }),
    content: {
      title,
      lead,
      provides,
      questions,
      closing,
      parent,
      picture: site.illustration(illustration),
      related: {
        services: related.services.map((slug) =>
          serviceCard(site, findBySlug(site.services, slug)),
        ),
        posts: related.articles.map((slug) => postCard(site, findBySlug(site.articles, slug))),
      },
    },
  };
}

/** A pattern with its drawings in the place of their names. */
function drawnPattern(site: Site, pattern: Service["pattern"]) {
  switch (pattern.kind) {
    case "points": {
      const { nose, tail, drawing } = pattern;
      return {
        ...pattern,
        drawing: site.drawing(drawing),
        nose: nose === undefined ? undefined : site.drawing(nose),
        tail: tail === undefined ? undefined : site.drawing(tail),
      };
    }
    case "timeline":
      return { ...pattern, drawing: site.drawing(pattern.drawing) };
    case "days":
      return {
        ...pattern,
        picture: site.illustration(pattern.picture),
        days: pattern.days.map((day) => ({ ...day, drawing: site.drawing(day.drawing) })),
      };
    default:
      return pattern;
  }
}
