import { pagePaths } from "../../addresses/paths.ts";
import { blogFile } from "./fields.ts";
import { articleCard } from "./article-list/load.ts";
import { declarePage } from "../declare.ts";

export const route = declarePage({
  path: pagePaths.blog,
  file: blogFile,
  load: (site, content) => ({
    newsletter: content.newsletter,
    categories: content.categories.filter((name) => site.articles.some((a) => a.category === name)),
    articles: site.articles.map((article) => ({
      ...articleCard(site, article),
      excerpt: article.excerpt,
    })),
  }),
});
