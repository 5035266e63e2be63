import type { BlogLeaf, BlogPostingLeaf } from "schema-dts";
import { type Article, articleDay } from "../../content/collections.ts";
import type { Site } from "../site.ts";
import { veterinarianNode } from "./clinic-node.ts";
import { articleId, at, blogId, clinicId, type Identified, image, pageId, ref } from "./nodes.ts";

/** Whether the article is by the veterinarian: in public, only what a veterinarian has read is. */
export const isByVeterinarian = ({ author, approved }: Article, { edition }: Site): boolean =>
  author === undefined && (edition !== "public" || approved !== undefined);

/** The name of the veterinarian, if the article is theirs and the name is known. */
export const writingVeterinarian = (article: Article, site: Site): string | undefined =>
  isByVeterinarian(article, site) ? site.clinic.veterinarian.name : undefined;

/**
 * The author is the veterinarian where the page says the name, otherwise the clinic.
 * @param picture path of the picture for shared links
 */
export function articleNode(
  article: Article,
  picture: string,
  site: Site,
): Identified<BlogPostingLeaf> {
  const { path } = article;
  const veterinarian = writingVeterinarian(article, site);
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
      veterinarian === undefined
        ? { "@type": "Organization", ...ref(clinicId) }
        : veterinarianNode(veterinarian),
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
