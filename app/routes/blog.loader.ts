import type { Site } from "../content-model/site.ts";
import type { PageData } from "../page.ts";
import { blogThing } from "../policies/structured-data.ts";
import { pageHead, postCard } from "./pieces.loader.ts";

export function load(site: Site) {
  const { meta, author: _author, articleClosing: _closing, ...page } = site.pages.blog;
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
          site.articles.map(({ slug, title }) => ({ path: `/blog/${slug}`, title })),
        ),
      ],
    }),
    content: {
      ...page,
      posts: site.articles.map((article) => ({
        ...postCard(site, article),
        excerpt: article.excerpt,
      })),
      pictures: {
        head: site.illustration("reading"),
        newsletter: site.illustration("head-newsletter"),
        closing: site.illustration("cta-window"),
      },
    },
  } satisfies PageData<unknown>;
}
