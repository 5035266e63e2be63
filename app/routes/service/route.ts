import {
  type AnyService,
  type Article,
  isEmergency,
  type Service,
} from "../../content-model/collections.ts";
import type { Site } from "../../content-model/site.ts";
import { serviceThing } from "../../policies/structured-data.ts";
import { findBySlug, postCard, serviceCard } from "../cards.ts";
import { declareEntryPages } from "../declare-route.ts";
import { pageHead } from "../page-head.ts";

/** One closing picture per pattern; neighbors in the menu have different ones. */
const closingPictures = {
  figures: "cta-window",
  timeline: "cta-walk",
  points: "cta-window",
  days: "cta",
} as const;

export const route = declareEntryPages({ path: "/services/:slug", collection: "services", load });

export function load(site: Site, service: AnyService) {
  if (isEmergency(service)) throw new Error("The emergency page has its own route");
  const { head, content } = loadService(site, service);
  const { pattern, brief, related } = service;
  const { money } = site;
  const { howOften, howLong, food, cost } = site.labels.servicePages;
  return {
    head,
    content: {
      ...content,
      brief: [
        ...answer(howOften, brief.often),
        ...answer(howLong, brief.time),
        ...answer(food, brief.food),
        ...answer(cost, money.brief, "/services#cost"),
      ],
      related: [
        ...related.services.map((slug) => serviceCard(site, findBySlug(site.services, slug))),
        ...related.articles.map((slug) => guideCard(site, findBySlug(site.articles, slug))),
      ],
      pattern: drawnPattern(site, pattern),
      pictures: { closing: site.illustration(closingPictures[pattern.kind]) },
    },
  };
}

/** An article, named as one, since a service may have nearly the same title. */
function guideCard(site: Site, article: Article) {
  const { title, href, picture, readTime } = postCard(site, article);
  return { title, href, picture, kind: site.labels.servicePages.guide, text: readTime };
}

/** A short answer, if there is one. */
function answer(name: string, text: string | undefined, href?: string) {
  return text === undefined ? [] : [{ name, text, href }];
}

/** Data of any service page, the emergency page too. */
export function loadService(site: Site, service: AnyService) {
  const { title, lead, link, illustration, provides, questions, closing, meta } = service;
  const parent = { name: site.titleOf("/services"), path: "/services" };
  return {
    head: pageHead(site, {
      path: link,
      meta,
      title,
      picture: illustration,
      parent,
      questions,
      things: () => [serviceThing(service, site)],
    }),
    content: {
      title,
      lead,
      provides,
      questions,
      closing,
      parent,
      picture: site.illustration(illustration),
    },
  };
}

/** A pattern with drawing names replaced by drawings. */
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
