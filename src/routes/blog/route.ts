import { z } from "zod";
import {
  closing,
  list,
  nameIn,
  pageFile,
  template,
  text,
  withPlaces,
} from "../../content/schemas/fields.ts";
import { formatDate } from "../../formatting/dates.ts";
import { approvalOf } from "../../site/approval-of.ts";
import { declarePage } from "../../site/route-declaration.ts";
import type { Article, Site } from "../../site/site.ts";

const file = pageFile("pages/blog.yaml", {
  title: text,
  lead: text,
  filterLabel: text,
  allPosts: text,
  categories: list(text).describe(
    "The categories that articles may have. The filter shows those with an article.",
  ),
  newsCategory: nameIn("categories").describe(
    "News of the clinic: articles of this category do not say who reviewed them.",
  ),
  allResult: withPlaces("count").describe("The page itself fills in {count}."),
  categoryResult: withPlaces("count", "category"),
  categoryResultOne: withPlaces("count", "category"),
  newsletter: z
    .strictObject({ heading: text, text, emailLabel: text, button: text, soon: text })
    .optional(),
  closing,
  byline: z
    .strictObject({
      named: template("name", "role").describe(
        "The page fills in who wrote it, of the form Team: the veterinarian, unless the article names somebody else.",
      ),
      unnamed: text.describe("Until a veterinarian in that form is confirmed."),
    })
    .describe("Whom an article is by."),
  author: z
    .strictObject({ heading: text, text, linkLabel: text })
    .describe("Under the text of every article."),
  articleClosing: z.strictObject({ heading: text }).describe("At the foot of every article."),
});

export const route = declarePage({
  path: "/blog",
  file,
  head: () => ({ picture: "reading" }),
  load: (site, { newsCategory, byline, author, articleClosing, ...page }, { picture }) => ({
    ...page,
    picture: site.picture(picture),
    categories: page.categories.filter((name) => site.articles.some((a) => a.category === name)),
    posts: site.articles.map((article) => ({
      ...postCard(site, article),
      excerpt: article.excerpt,
    })),
    newsletter: page.newsletter && { ...page.newsletter, picture: site.picture("head-newsletter") },
    closing: { ...page.closing, picture: site.picture("cta-window") },
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
