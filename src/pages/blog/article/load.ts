import { approvalOf } from "../../../clinic/approval.ts";
import { articleCard, bylineOf } from "../article-list/load.ts";
import { serviceLinks } from "../../services/service-card/load.ts";
import { declareEntryPages, pick } from "../../declare.ts";
import type { Article } from "../../../content/site.ts";
import { articleNode } from "./structured-data.ts";

export const route = declareEntryPages({
  path: "/blog/:slug",
  collection: "articles",
  structuredData: (site, article) => [articleNode(article, site)],
  load(site, article) {
    const { blog, veterinarian } = site;
    const isMedical = article.category !== blog.newsCategory;
    return {
      ...pick(article, "body", "sources"),
      closing: { ...site.labels.closing, ...article.closing },
      byline: {
        ...bylineOf(article),
        author: veterinarian ? `By ${veterinarian.name}, ${veterinarian.role}` : blog.byline,
        ...(isMedical && { approval: approvalOf(site, article.path) }),
      },
      picture: { ...site.picture(article.picture), photo: article.photo },
      beside: article.beside.map(({ heading, picture }) =>
        picture.startsWith("scene-")
          ? { heading, scene: site.drawing(picture) }
          : { heading, picture: site.picture(picture) },
      ),
      author: { label: blog.author, picture: site.picture("doctor") },
      services: serviceLinks(site, article.services),
      next: nextArticles(site.articles, article).map((one) => articleCard(site, one)),
    };
  },
});

/** Two other articles: same category first, then the next ones in the list. */
function nextArticles(articles: readonly Article[], article: Article): Article[] {
  const index = articles.indexOf(article);
  const others = [...articles.slice(index + 1), ...articles.slice(0, index)];
  const isAlike = ({ category }: Article) => category === article.category;
  return [...others.filter(isAlike), ...others.filter((one) => !isAlike(one))].slice(0, 2);
}
