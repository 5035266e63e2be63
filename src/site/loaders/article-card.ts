import { timeOf } from "../../formatting/dates.ts";
import type { Article, Site } from "../site.ts";
import { approvalOf } from "./approval-of.ts";

export const articleCard = (site: Site, article: Article) => ({
  title: article.title,
  path: article.path,
  picture: site.picture(article.picture),
  byline: bylineOf(article),
});

/** The line under an article's title. An undated article shows when it was last reviewed. */
export function bylineOf(article: Article) {
  const { category, date, readMinutes } = article;
  const approval = date === undefined ? approvalOf(article) : undefined;
  return { category, readMinutes, date: date && timeOf(date), approval };
}
