import { timeProps } from "../../dates.ts";
import { loadPicture } from "../../illustrations/pictures.ts";
import type { ContentOf } from "../../reader/read.ts";
import type { Entry, Site } from "../../reader/site.ts";
import { withSigns } from "../../signs/load-sign-lists.ts";
import { type RichTextData, textPieces } from "../../ui/rich-text/rich-text-data.ts";
import type { articlesFile } from "./schema.ts";

export type Article = Entry<ContentOf<typeof articlesFile>>;

export const articleCard = (site: Site, article: Article) => ({
  title: article.title,
  path: article.path,
  picture: loadPicture(article.picture),
  byline: loadByline(site, article),
});

/** The line under an article's title. */
export const loadByline = (site: Site, article: Article) => ({
  category: article.category,
  readMinutes: countReadMinutes(site, article),
  date: timeProps(article.date),
});

/** At 150 words a minute, which is slow, because texts have lists and tables. */
export function countReadMinutes(site: Site, { body }: Article): number {
  const { start, sections } = withSigns(site, body);
  const shown = [...start, ...sections.flatMap(({ heading, text }) => [heading, ...text])];
  return Math.max(1, Math.round(countWords(shown) / 150));
}

/** Dashes and slashes between spaces do not count. */
const countWords = (text: RichTextData) =>
  textPieces(text)
    .join(" ")
    .match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
