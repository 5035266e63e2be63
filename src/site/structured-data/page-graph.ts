import type { BreadcrumbListLeaf, ListItemLeaf, QuestionLeaf } from "schema-dts";
import { plainText, type Text } from "../../formatting/text.ts";
import type { Site } from "../site.ts";
import { clinicSummaryNode } from "./clinic-node.ts";
import {
  at,
  clinicId,
  type GraphNode,
  type Identified,
  image,
  type PageGraph,
  type PageLeaf,
  type PageType,
  pageId,
  ref,
  trailId,
  websiteId,
} from "./nodes.ts";

/** A page as a node of its graph. */
export type PageSummary = {
  path: string;
  title: string;
  description: string;
  type?: Exclude<PageType, "WebPage">;
  /** Path of the picture for shared links. */
  picture?: string;
  /** Breadcrumbs: home first, the page itself last. Empty for home. */
  trail: readonly { name: string; path: string }[];
  questions?: readonly { question: string; answer: Text }[];
};

/** The graph of one page: site, page, breadcrumbs and main topic. */
export function pageGraph(
  page: PageSummary,
  site: Site,
  nodes: readonly GraphNode[] = [],
): PageGraph {
  const hasClinic = nodes.some((node) => node["@id"] === at(clinicId));
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "WebSite",
        ...ref(websiteId),
        url: at("/"),
        name: site.clinic.name.full,
        inLanguage: "en-US",
        publisher: ref(clinicId),
      },
      webPage(page),
      ...(page.trail.length > 0 ? [breadcrumbs(page)] : []),
      ...(hasClinic ? [] : [clinicSummaryNode(site)]),
      ...nodes,
    ],
  };
}

function webPage(page: PageSummary): Identified<PageLeaf> {
  const { path, title, description, type = "WebPage", picture, trail, questions = [] } = page;
  return {
    "@type": questions.length === 0 ? type : type === "WebPage" ? "FAQPage" : [type, "FAQPage"],
    ...ref(pageId(path)),
    url: at(path),
    name: title,
    description,
    inLanguage: "en-US",
    isPartOf: ref(websiteId),
    about: ref(clinicId),
    ...(trail.length > 0 && { breadcrumb: ref(trailId(path)) }),
    ...(picture !== undefined && { primaryImageOfPage: image(picture) }),
    ...(questions.length > 0 && {
      mainEntity: questions.map(
        ({ question, answer }): QuestionLeaf => ({
          "@type": "Question",
          name: question,
          acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
        }),
      ),
    }),
  };
}

function breadcrumbs({ path, trail }: PageSummary): Identified<BreadcrumbListLeaf> {
  return {
    "@type": "BreadcrumbList",
    ...ref(trailId(path)),
    itemListElement: trail.map(
      (place, index): ListItemLeaf => ({
        "@type": "ListItem",
        position: index + 1,
        name: place.name,
        item: at(place.path),
      }),
    ),
  };
}
