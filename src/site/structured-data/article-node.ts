import { startOfDay } from "../../hours/clinic-time.ts";
import { authorOf } from "../loaders/article-card.ts";
import type { Article, Site } from "../site.ts";
import { clinicSummary } from "./clinic-node.ts";

/** The author is a person where the page says the name, otherwise the clinic. */
export function articleNode(article: Article, site: Site) {
  const author = authorOf(article, site);
  const publisher = clinicSummary(site);
  return {
    "@type": "BlogPosting",
    headline: article.title,
    description: article.excerpt,
    datePublished: article.date && startOfDay(article.date),
    dateModified: startOfDay(article.updated),
    image: site.origin + site.sharePicture(article.picture).src,
    url: site.origin + article.path,
    author: author
      ? { "@type": "Person", name: author.name, jobTitle: author.role, worksFor: publisher }
      : publisher,
    publisher,
  };
}
