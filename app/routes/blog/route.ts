import { z } from "zod";
import { type ContentOf, contentFile } from "../../content-model/content-file.ts";
import { meta, text, words } from "../../content-model/schema-parts.ts";
import type { Site } from "../../content-model/site.ts";
import { formatDate } from "../../policies/dates.ts";
import { blogThing } from "../../policies/structured-data.ts";
import { postCard } from "../cards.ts";
import { declarePage } from "../declare-route.ts";
import { pageHead } from "../page-head.ts";

/** Posts with picture, excerpt and structured data; older ones get one line each. */
export const newestPosts = 24;

const content = contentFile(
  "pages/blog.yaml",
  z.strictObject({
    meta,
    title: text,
    lead: text,
    filterLabel: text,
    allPosts: text,
    olderPosts: text.describe("Above the plain list of older posts, once there are more than 24."),
    categories: z
      .array(text)
      .min(1)
      .describe("The categories that articles may have, in the order of the filter."),
    allResult: text.describe("{count} and {category} are filled in by the page itself."),
    categoryResult: text,
    categoryResultOne: text,
    newsletter: z.strictObject({
      heading: text,
      text,
      emailLabel: text,
      button: text,
      soon: text,
    }),
    closing: words,
    author: z
      .strictObject({ heading: text, text, linkLabel: text })
      .describe("Under the text of every article."),
    articleClosing: z.strictObject({ heading: text }).describe("At the foot of every article."),
  }),
);

export const route = declarePage({ path: "/blog", content, load });

function load(
  site: Site,
  { meta, author: _author, articleClosing: _closing, ...page }: ContentOf<typeof content>,
  path: string,
) {
  const newest = site.articles.slice(0, newestPosts);
  return {
    head: pageHead(site, {
      path,
      meta,
      title: page.title,
      picture: "reading",
      type: "CollectionPage",
      things: () => [blogThing(page.title, newest)],
    }),
    content: {
      ...page,
      posts: newest.map((article) => ({ ...postCard(site, article), excerpt: article.excerpt })),
      older: site.articles.slice(newestPosts).map(({ slug, title, category, date }) => ({
        href: `/blog/${slug}`,
        title,
        category,
        date,
        dateText: formatDate(date),
      })),
      pictures: {
        head: site.illustration("reading"),
        newsletter: site.illustration("head-newsletter"),
        closing: site.illustration("cta-window"),
      },
    },
  };
}
