import { pagePaths } from "../../addresses/paths.ts";
import { blogFile } from "../../content/schemas/blog.ts";
import { postCard } from "../../site/loaders/post-card.ts";
import { declarePage } from "../../site/route-declaration.ts";

export const route = declarePage({
  path: pagePaths.blog,
  file: blogFile,
  load: (site, content) => ({
    newsletter: content.newsletter,
    categories: content.categories.filter((name) => site.articles.some((a) => a.category === name)),
    posts: site.articles.map((article) => ({
      ...postCard(site, article),
      excerpt: article.excerpt,
    })),
  }),
});
