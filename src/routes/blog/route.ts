import { pagePaths } from "../../addresses/paths.ts";
import { blogFile } from "../../content/schemas/blog.ts";
import { formatDate } from "../../formatting/dates.ts";
import { approvalOf } from "../../site/approval-of.ts";
import { declarePage } from "../../site/route-declaration.ts";
import type { Article, Site } from "../../site/site.ts";

export const route = declarePage({
  path: pagePaths.blog,
  file: blogFile,
  load: (site, { newsCategory, byline, author, ...page }) => ({
    ...page,
    categories: page.categories.filter((name) => site.articles.some((a) => a.category === name)),
    posts: site.articles.map((article) => ({
      ...postCard(site, article),
      excerpt: article.excerpt,
    })),
    newsletter: page.newsletter && { ...page.newsletter, picture: site.picture("head-newsletter") },
  }),
});

/** A post as a card. */
export function postCard(site: Site, article: Article) {
  return {
    title: article.title,
    href: article.path,
    picture: site.picture(article.picture),
    ...bylineOf(site, article),
  };
}

/** The byline under an article's title. Its review takes the place of a date that it does not give. */
export function bylineOf(site: Site, article: Article) {
  const { category, date, readTime } = article;
  return date === undefined
    ? { category, readTime, reviewed: approvalOf(site, article) }
    : { category, readTime, date, dateText: formatDate(date) };
}
