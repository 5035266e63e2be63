import { type AnyService, isEmergency, type Service, type Site } from "../../content-model/site.ts";
import type { PageData } from "../../document/page.ts";
import { serviceThing } from "../../policies/structured-data.ts";
import { findBySlug, pageHead, postCard, serviceCard } from "../pieces.ts";
import type { Route } from "../routes.ts";

/** Pages of one pattern close with one picture; neighbours in the menu differ. */
const closingPictures = {
  figures: "cta-window",
  timeline: "cta-walk",
  points: "cta-window",
  days: "cta",
} as const;

export function load(site: Site, route: Route) {
  const service = findBySlug(site.services, route.slug);
  if (isEmergency(service)) throw new Error("The emergency page has a route of its own");
  const { head, content } = loadService(site, service);
  return {
    head,
    content: {
      ...content,
      pattern: drawnPattern(site, service.pattern),
      pictures: { closing: site.illustration(closingPictures[service.pattern.kind]) },
    },
  } satisfies PageData<unknown>;
}

/** What the page of any service shows; its pattern, or the emergency page, adds to it. */
export function loadService(site: Site, service: AnyService) {
  const { title, lead, link, illustration, provides, questions, closing, meta, related } = service;
  const parent = { name: site.pages.services.title, path: "/services" };
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
  } satisfies PageData<unknown>;
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
