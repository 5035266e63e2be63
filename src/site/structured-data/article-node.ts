import { startOfDay } from "../../hours/clinic-time.ts";
import type { Article, Person, Site } from "../site.ts";
import { clinicSummary } from "./clinic-node.ts";

/** The person whom an article names, or the veterinarian; undefined until one is confirmed. */
export const authorOf = ({ author }: Article, { veterinarian, team }: Site): Person | undefined =>
  author === undefined ? veterinarian : team.find(({ name }) => name === author);

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
