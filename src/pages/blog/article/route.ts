import { loadApproval } from "../../../approvals/load-approval.ts";
import { findVeterinarian, teamFile } from "../../../clinic/team.ts";
import {
  type Article,
  articleCard,
  loadByline,
} from "../../../collections/articles/load-articles.ts";
import { articlesFile } from "../../../collections/articles/schema.ts";
import { loadBody } from "../../../collections/load-body.ts";
import { serviceLinks } from "../../../collections/services/load-services.ts";
import { defineRoute } from "../../define-route.ts";
import { blogFile } from "../schema.ts";

export const route = defineRoute({
  path: "/blog/:slug",
  file: articlesFile,
  approvedBy: "veterinarian",
  hasDefaultClosing: true,
  load(site, article) {
    const blog = site.get(blogFile);
    const veterinarian = findVeterinarian(site.get(teamFile), article.author);
    const isMedical = article.category !== blog.newsCategory;
    return {
      body: loadBody(site, article.body),
      byline: {
        ...loadByline(site, article),
        author: veterinarian
          ? `By ${veterinarian.name}, ${veterinarian.role}`
          : "By our veterinarian",
        ...(isMedical && { approval: loadApproval(article.approval) }),
      },
      services: serviceLinks(site, article.services),
      next: nextArticles(site.entries(articlesFile), article).map((next) =>
        articleCard(site, next),
      ),
    };
  },
});

/** Two other articles: same category first, then the next ones in the list. */
function nextArticles(articles: readonly Article[], { path, category }: Article): Article[] {
  const index = articles.findIndex((article) => article.path === path);
  const others = [...articles.slice(index + 1), ...articles.slice(0, index)];
  const isAlike = (article: Article) => article.category === category;
  return [...others.filter(isAlike), ...others.filter((article) => !isAlike(article))].slice(0, 2);
}
