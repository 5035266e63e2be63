import type { Article } from "../../content-model/collections.ts";
import type { Site } from "../../content-model/site.ts";
import { formatDate } from "../../formatting/dates.ts";
import { articleNode, blogNode } from "../../policies/structured-data.ts";
import { route as blogRoute } from "../blog/route.ts";
import { bylineOf, pictureOf, postCard, serviceCards } from "../cards.ts";
import { declareEntryPages, type Head } from "../declare-route.ts";

export const route = declareEntryPages({
  path: "/blog/:slug",
  collection: "articles",
  head: articleHead,
  load: loadArticle,
});

export function articleHead(site: Site, article: Article): Head {
  const blog = site.contentOf(blogRoute.content);
  return {
    picture: article.picture,
    parent: { name: blog.title, path: "/blog" },
    article: {
      published: article.date,
      modified: article.updated ?? article.date,
      section: article.category,
    },
    nodes: (picture) => [blogNode(blog.title), articleNode(article, picture.src)],
  };
}

export function loadArticle(site: Site, article: Article) {
  const { title, lead, picture, outline, author, reviewed } = article;
  const blog = site.contentOf(blogRoute.content);
  return {
    title,
    lead,
    byline: { ...bylineOf(article), author },
    reviewed:
      reviewed === undefined
        ? undefined
        : { label: site.labels.lastReviewed, date: reviewed, dateText: formatDate(reviewed) },
    sections: outline.headings,
    ...pictureOf(site, picture, article.path),
    author: { ...blog.author, picture: site.picture("coat") },
    services: serviceCards(site, article.services),
    next: readNext(site.articles, article).map((post) => postCard(site, post)),
    pauses: pausesIn(site, article),
    closing: {
      ...blog.articleClosing,
      text: article.closingText,
      book: article.closingLink,
      call: article.phoneLink,
      picture: site.picture("cta-walk"),
    },
  };
}

const pauses = ["digging", "reading", "roadtrip", "telephone", "nap", "mailbox", "kit", "nap-cat"];

/** Two pictures by heading, a third and two thirds into a text. Posts take turns, oldest first. */
function pausesIn(site: Site, article: Article) {
  const { headings } = article.outline;
  const turn = 2 * (site.articles.length - 1 - site.articles.indexOf(article));
  const pause = (share: number, which: number) => {
    const after = headings[Math.ceil(headings.length * share) - 1]?.id ?? "";
    return [after, site.picture(pauses[(turn + which) % pauses.length] ?? "")] as const;
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
