import { articleHead, articleParts, loadArticle } from "../article/route.ts";
import { arrivalPhotos } from "../cards.ts";
import { declareEntryPages } from "../declare-route.ts";

export const route = declareEntryPages({
  path: "/blog/first-visit",
  collection: "articles",
  parts: (...page) => [...articleParts(...page), "sheet", "plans"],
  head: articleHead,
  load: (site, article) => ({
    ...loadArticle(site, article),
    kit: site.visitKit,
    photos: arrivalPhotos(site),
  }),
});
