import { pagePaths } from "../../addresses/paths.ts";
import { fill } from "../../formatting/fill.ts";
import { approvalOf } from "../../site/approval-of.ts";
import type { PageMeta } from "../../site/page-meta.ts";
import { declareEntryPages, type Shown } from "../../site/route-declaration.ts";
import type { Article, Site } from "../../site/site.ts";
import { articleNode, authorOf } from "../../site/structured-data/article-node.ts";
import { bylineOf, postCard } from "../blog/route.ts";
import { picturesBeside, serviceLinks } from "../service/route.ts";

export const route = declareEntryPages({
  path: "/blog/:slug",
  collection: "articles",
  meta: articleMeta,
  load: loadArticle,
});

function articleMeta(site: Site, article: Article): PageMeta {
  return {
    picture: article.picture,
    parent: { name: site.blog.title, path: pagePaths.blog },
    nodes: [articleNode(article, site)],
  };
}

function loadArticle(site: Site, page: Shown<Article>, { parent }: PageMeta, article: Article) {
  const { excerpt, category, date, updated, photo, ...others } = page;
  const { closingLink, closingText, closingPicture, phoneLink, ...shown } = others;
  const { blog } = site;
  const { named, unnamed } = blog.byline;
  const isMedical = category !== blog.newsCategory;
  const author = authorOf(article, site);
  return {
    ...shown,
    parent,
    cat: site.drawing("cat-walk"),
    byline: {
      ...bylineOf(site, article),
      author: author ? fill(named, { name: author.name, role: author.role }) : unnamed,
      ...(isMedical && { reviewed: approvalOf(site, article) }),
    },
    sections: article.outline.headings,
    beside: picturesBeside(site, page.beside),
    picture: { ...site.picture(page.picture), photo },
    author: { ...blog.author, picture: site.picture("doctor") },
    services: serviceLinks(site, page.services),
    next: nextArticles(site.articles, article).map((post) => postCard(site, post)),
    closing: {
      ...blog.articleClosing,
      text: closingText,
      book: closingLink,
      call: phoneLink,
      picture: site.picture(closingPicture),
    },
  };
}

/** Two other articles: same category first, then the next ones in the list. */
function nextArticles(articles: readonly Article[], article: Article): Article[] {
  const place = articles.indexOf(article);
  const others = [...articles.slice(place + 1), ...articles.slice(0, place)];
  const isAlike = ({ category }: Article) => category === article.category;
  return [...others.filter(isAlike), ...others.filter((post) => !isAlike(post))].slice(0, 2);
}
