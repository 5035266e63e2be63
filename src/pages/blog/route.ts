import { pagePaths } from "../../addresses.ts";
import { defineRoute } from "../define-route.ts";
import { articlesFile } from "./article/schema.ts";
import { articleCard } from "./article-list/load-card.ts";
import { blogFile } from "./schema.ts";

export const route = defineRoute({
  path: pagePaths.blog,
  file: blogFile,
  category: "articles",
  load(site, fields) {
    const articles = site.entries(articlesFile);
    return {
      categories: fields.categories.filter((name) => articles.some((a) => a.category === name)),
      articles: articles.map((one) => ({ ...articleCard(site, one), excerpt: one.excerpt })),
    };
  },
});
