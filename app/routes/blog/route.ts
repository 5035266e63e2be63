import { formatDate } from "../../content-model/dates.ts";
import type { Site } from "../../content-model/site.ts";
import type { PageData } from "../../document/page.ts";
import { blogThing } from "../../policies/structured-data.ts";
import { pageHead, postCard } from "../pieces.ts";

/** So many posts come with a picture and a sentence, and are told to machines; older ones are a line each. */
export const newestPosts = 24;

export function load(site: Site) {
  const { meta, author: _author, articleClosing: _closing, ...page } = site.pages.blog;
  const newest = site.articles.slice(0, newestPosts);
  return {
    head: pageHead(site, {
      path: "/blog",
      meta,
      title: page.title,
      picture: "reading",
      type: "CollectionPage",
      things: () => [
        blogThing(
          page.title,
          newest.map(({ slug, title }) => ({ path: `/blog/${slug}`, title })),
        ),
      ],
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
  } satisfies PageData<unknown>;
}
