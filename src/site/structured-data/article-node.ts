import type { BlogLeaf, BlogPostingLeaf } from "schema-dts";
import type { Article } from "../../content/collections.ts";
import type { Site } from "../site.ts";
import { veterinarianNode } from "./clinic-node.ts";
import { articleId, at, blogId, clinicId, type Identified, image, pageId, ref } from "./nodes.ts";

/** The veterinarian's name, if it is known and the article has no other author. */
export function writingVeterinarian({ author }: Article, { clinic }: Site): string | undefined {
  return author === undefined ? clinic.veterinarian.name : undefined;
}

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
    datePublished: article.date,
    dateModified: article.updated ?? article.date,
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
