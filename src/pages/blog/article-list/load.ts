import { timeOf } from "../../../dates/dates.ts";
import type { Article, Site } from "../../../content/site.ts";

export const articleCard = (site: Site, article: Article) => ({
  title: article.title,
  path: article.path,
  picture: site.picture(article.picture),
  byline: bylineOf(article),
});

/** The line under an article's title. */
export const bylineOf = ({ category, date, readMinutes }: Article) => ({
  category,
  readMinutes,
  date: timeOf(date),
});
