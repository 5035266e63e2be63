import type { Entry } from "../../../content/site.ts";
import { timeOf } from "../../../dates/dates.ts";
import { picture } from "../../../illustrations/pictures.ts";
import type { articlesFile } from "../article/fields.ts";

export type Article = Entry<typeof articlesFile>;

export const articleCard = (article: Article) => ({
  title: article.title,
  path: article.path,
  picture: picture(article.picture),
  byline: bylineOf(article),
});

/** The line under an article's title. */
export const bylineOf = ({ category, date, readMinutes }: Article) => ({
  category,
  readMinutes,
  date: timeOf(date),
});
