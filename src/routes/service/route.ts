import {
  type AnyService,
  type Article,
  isEmergency,
  type Service,
} from "../../content/collections.ts";
import { serviceNode } from "../../policies/structured-data.ts";
import type { ReadContent, Site } from "../../site/site.ts";
import { serviceLinks } from "../cards.ts";
import { declareEntryPages, type Head, type Part } from "../declare-route.ts";

/** One closing picture per pattern; neighbors in the menu have different ones. */
const closingPictures = {
  figures: "cta-window",
  timeline: "cta-walk",
  points: "cta-window",
  days: "cta",
} as const;

export const route = declareEntryPages({
  path: "/services/:slug",
  collection: "services",
  parts: serviceParts,
  head: serviceHead,
  load: loadService,
});

export function serviceParts(_content: ReadContent, { questions }: AnyService): Part[] {
  const answers = questions.map((_, index) => `question-${index + 1}`);
  return ["what-we-provide", "questions", ...answers, "related", "closing-call"];
}

/** The head of any service page, the emergency page too. */
export function serviceHead(site: Site, service: AnyService): Head {
  return {
    picture: service.picture,
    parent: { name: site.titleOf("/services"), path: "/services" },
    questions: service.questions,
    nodes: () => [serviceNode(service, site)],
  };
}

export function loadService(site: Site, service: AnyService) {
  if (isEmergency(service)) throw new Error("The emergency page has its own route");
  const { title, lead, provides, questions, pattern, brief, related, closing, sources } = service;
  const { howOften, howLong, food, cost } = site.labels.servicePages;
  return {
    title,
    lead,
    brief: [
      ...answer(howOften, brief.often),
      ...answer(howLong, brief.time),
      ...answer(food, brief.food),
      ...answer(cost, site.money.brief, "/services#cost"),
    ],
    pattern: drawnPattern(site, pattern),
    beside: service.beside.map((part) => ({ ...part, picture: site.picture(part.picture) })),
    provides,
    questions,
    sources,
    related: [
      ...serviceLinks(site, related),
      ...guidesTo(site.articles, service).map((article) => guideLink(site, article)),
    ],
    closing: { ...closing, picture: site.picture(closingPictures[pattern.kind]) },
  };
}

/** Up to three articles that name the service, sorted by how early in their list they name it. */
function guidesTo(articles: readonly Article[], { slug }: Service): Article[] {
  const place = ({ services }: Article) => services.indexOf(slug);
  return articles
    .filter((article) => place(article) >= 0)
    .sort((a, b) => place(a) - place(b))
    .slice(0, 3);
}

/** An article, labeled as one, since a service may have nearly the same title. */
function guideLink({ labels }: Site, { title, path, readTime }: Article) {
  return { title, href: path, note: `${labels.servicePages.guide}, ${readTime}` };
}

/** A short answer, if there is one. */
function answer(name: string, text: string | undefined, href?: string) {
  return text === undefined ? [] : [{ name, text, href }];
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
      return {
        ...pattern,
        drawing: site.drawing(pattern.drawing),
        end: site.picture("parade-end"),
      };
    case "days":
      return {
        ...pattern,
        picture: site.picture(pattern.picture),
        end: site.picture("moon-end"),
        days: pattern.days.map((day) => ({ ...day, drawing: site.drawing(day.drawing) })),
      };
    case "figures":
      return { ...pattern, end: site.picture("nap-end") };
  }
}
