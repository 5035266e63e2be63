import type { BlogLeaf, BlogPostingLeaf } from "schema-dts";
import { articleDay } from "../../content/schemas/articles.ts";
import type { Article, Person, Site } from "../site.ts";
import { personNode } from "./clinic-node.ts";
import { articleId, at, blogId, clinicId, type Identified, image, pageId, ref } from "./nodes.ts";

/** The person whom an article names, or the veterinarian; undefined until one is confirmed. */
export const authorOf = ({ author }: Article, { veterinarian, team }: Site): Person | undefined =>
  author === undefined ? veterinarian : team.find(({ name }) => name === author);

/**
 * The author is a person where the page says the name, otherwise the clinic.
 * @param picture path of the picture for shared links
 */
export function articleNode(
  article: Article,
  picture: string,
  site: Site,
): Identified<BlogPostingLeaf> {
  const { path } = article;
  const author = authorOf(article, site);
  return {
    "@type": "BlogPosting",
    ...ref(articleId(path)),
    headline: article.title,
    description: article.excerpt,
    articleSection: article.category,
    ...(article.date !== undefined && { datePublished: article.date }),
    dateModified: article.updated ?? articleDay(article),
    wordCount: article.outline.wordCount,
    timeRequired: `PT${Number.parseInt(article.readTime, 10)}M`,
    image: image(picture),
    url: at(path),
    inLanguage: "en-US",
    isPartOf: ref(blogId),
    mainEntityOfPage: ref(pageId(path)),
    author:
      author === undefined ? { "@type": "Organization", ...ref(clinicId) } : personNode(author),
    publisher: ref(clinicId),
  };
}

/** @param articles omitted on article pages, which only reference the blog */
export function blogNode(name: string, articles: readonly Article[] = []): Identified<BlogLeaf> {
  return {
    "@type": "Blog",
    ...ref(blogId),
    name,
    url: at("/blog"),
    inLanguage: "en-US",
    publisher: ref(clinicId),
    ...(articles.length > 0 && {
      blogPost: articles.map(
        ({ path, title }): BlogPostingLeaf => ({
          "@type": "BlogPosting",
          ...ref(articleId(path)),
          headline: title,
          url: at(path),
        }),
      ),
    }),
  };
}
