import { pagePaths } from "../../addresses.ts";
import { articleCard } from "../../collections/articles/load-articles.ts";
import { articlesFile } from "../../collections/articles/schema.ts";
import { defineRoute } from "../define-route.ts";
import { blogFile } from "./schema.ts";

export const route = defineRoute({
  path: pagePaths.blog,
  file: blogFile,
  load(site, fields) {
    const articles = site.entries(articlesFile);
    return {
      categories: fields.categories.filter((name) => articles.some((a) => a.category === name)),
      articles: articles.map((article) => ({
        ...articleCard(site, article),
        excerpt: article.excerpt,
      })),
    };
  },
});
