import type { Service, Site } from "../content-model/site.ts";
import type { PageData } from "../page.ts";
import type { Route } from "../routes.ts";
import { findBySlug, pageHead, postCard, serviceCard } from "./pieces.loader.ts";

/** Pages of one pattern close with one picture; neighbours in the menu differ. */
const closingPictures = {
  figures: "cta-window",
  timeline: "cta-walk",
  points: "cta-window",
  days: "cta",
} as const;

export function load(site: Site, route: Route) {
  return loadService(site, findBySlug(site.services, route.slug));
}

/** What the page of any service shows; the emergency page adds to it. */
export function loadService(site: Site, service: Service) {
  const { title, lead, link, illustration, pattern, provides, questions, closing, meta } = service;
  return {
    head: pageHead(site, link, meta),
    content: {
      title,
      lead,
      pattern: pattern && drawnPattern(site, pattern),
      provides,
      questions,
      closing,
      parent: { name: site.pages.services.title, path: "/services" },
      picture: site.illustration(illustration),
      related: {
        services: service.related.services.map((slug) =>
          serviceCard(site, findBySlug(site.services, slug)),
        ),
        posts: service.related.articles.map((slug) =>
          postCard(site, findBySlug(site.articles, slug)),
        ),
      },
      pictures: { closing: site.illustration(closingPictures[pattern?.kind ?? "days"]) },
    },
  } satisfies PageData<unknown>;
}

/** A pattern with its drawings in the place of their names. */
function drawnPattern(site: Site, pattern: NonNullable<Service["pattern"]>) {
  switch (pattern.kind) {
    case "points":
      return {
        ...pattern,
        drawing: site.drawing(pattern.drawing),
        nose: pattern.nose === undefined ? undefined : site.drawing(pattern.nose),
        tail: pattern.tail === undefined ? undefined : site.drawing(pattern.tail),
      };
    default:
      return pattern;
  }
}
