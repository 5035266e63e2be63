import type { Article } from "../../content-model/collections.ts";
import type { Site } from "../../content-model/site.ts";
import { formatDate } from "../../policies/dates.ts";
import { articleThing, blogThing } from "../../policies/structured-data.ts";
import { route as blogRoute } from "../blog/route.ts";
import { bylineOf, findBySlug, postCard, serviceCard } from "../cards.ts";
import { declareEntryPages } from "../declare-route.ts";
import { pageHead } from "../page-head.ts";

export const route = declareEntryPages({ path: "/blog/:slug", collection: "articles", load });

export function load(site: Site, article: Article, path: string) {
  const { title, lead, closingLink, closingText, phoneLink, meta, icon, outline, reviewed } =
    article;
  const blog = site.contentOf(blogRoute.content);
  const parent = { name: blog.title, path: "/blog" };
  return {
    head: pageHead(site, {
      path,
      meta,
      title,
      picture: icon,
      parent,
      article: {
        published: article.date,
        modified: article.updated ?? article.date,
        section: article.category,
      },
      things: (picture) => [blogThing(blog.title), articleThing(article, picture.src)],
    }),
    content: {
      title,
      lead,
      ...bylineOf(article),
      reviewed:
        reviewed === undefined
          ? undefined
          : { label: site.labels.lastReviewed, date: reviewed, dateText: formatDate(reviewed) },
      sections: outline.headings.map(({ id, text }) => ({ id, text })),
      parent,
      aboutAuthor: blog.author,
      services: article.services.map((slug) => serviceCard(site, findBySlug(site.services, slug))),
      next: readNext(site.articles, article).map((post) => postCard(site, post)),
      closing: { ...blog.articleClosing, text: closingText },
      pauses: pausesIn(site, article),
      closingLabels: { book: closingLink, call: phoneLink },
      pictures: {
        head: { ...site.illustration(icon), photo: site.photoOf(`/blog/${article.slug}`) },
        author: site.illustration("coat"),
        closing: site.illustration("cta-walk"),
      },
    },
  };
}

const pauses = ["digging", "reading", "roadtrip", "telephone", "nap", "mailbox", "kit", "nap-cat"];

/** Two pictures, after a third and two thirds of a text, by heading. From the oldest post on they take turns. */
function pausesIn(site: Site, article: Article) {
  const { headings } = article.outline;
  const turn = 2 * (site.articles.length - 1 - site.articles.indexOf(article));
  const pause = (share: number, which: number) => {
    const after = headings[Math.ceil(headings.length * share) - 1]?.id ?? "";
    return [after, site.illustration(pauses[(turn + which) % pauses.length] ?? "")] as const;
  };
  return Object.fromEntries([pause(1 / 3, 0), pause(2 / 3, 1)]);
}

/** Two other articles: same category first, then the next ones in the list. */
function readNext(articles: readonly Article[], article: Article): Article[] {
  const place = articles.indexOf(article);
  const others = [...articles.slice(place + 1), ...articles.slice(0, place)];
  const isAlike = ({ category }: Article) => category === article.category;
  return [...others.filter(isAlike), ...others.filter((post) => !isAlike(post))].slice(0, 2);
}
